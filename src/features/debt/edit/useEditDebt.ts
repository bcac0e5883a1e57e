import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Debtor } from '@/api/debtor/debtor'
import { debtorDetailQuery } from '@/api/debtor/queries'
import { freshDebtorQuery, useUpdateDebtor } from '@/api/debtor/update'
import { Failure, toFailure } from '@/api/http/errors'
import { updateAndVerify } from '@/api/write/update-and-verify'
import { snackbar } from '@/session/snackbar'
import { useToday } from '@/session/today'
import { useDraft } from '@/session/useDraft'
import { formMode } from '@/ui/form/Form'
import { useValuesListener } from '@/ui/form/useValuesListener'
import { type CheckedEdit, editResolver } from './edit-schema'
import {
  type Change,
  changedFields,
  type EditValues,
  editValues,
  mergeChanges,
  remoteChanges,
} from './edit-values'
import { debtorChanges, editedDebt, feeChange } from './edited-debt'
import { editDraftKey } from './useEditing'

const feeChangedMessage =
  'The fee type was changed while you were editing. Nothing is saved yet: check the fee type below and save again.'

/**
 * The state of the edit form. A save replaces the whole record, so the record is fetched first, and
 * concurrent changes are shown before anything is overwritten.
 */
export function useEditDebt(debtor: Debtor, onDone: () => void) {
  // The typed values, and the record the form was opened with.
  const draft = useDraft(editDraftKey(debtor.id), () => ({
    opened: debtor,
    typed: editValues(debtor),
  }))
  const { opened } = draft.value
  const today = useToday()
  const [changes, setChanges] = useState<readonly Change[]>([])
  const queryClient = useQueryClient()
  const { mutateAsync: update } = useUpdateDebtor(debtor.id)
  const resolver = useMemo(() => editResolver(editValues(opened), today), [opened, today])
  const form = useForm<EditValues, unknown, CheckedEdit>({
    ...formMode,
    resolver,
    defaultValues: draft.value.typed,
  })
  useValuesListener(form, (typed) => draft.save({ opened, typed }))

  const refetchRecord = async () => {
    try {
      const fresh = await queryClient.query(freshDebtorQuery(debtor.id))
      queryClient.setQueryData(debtorDetailQuery(debtor.id).queryKey, fresh.record)
      return fresh
    } catch (thrown) {
      const failure = toFailure(thrown)
      // The record may be gone: let the screen refetch it as well.
      void queryClient.invalidateQueries({ queryKey: debtorDetailQuery(debtor.id).queryKey })
      snackbar.error(failure.message)
      throw failure
    }
  }

  function close() {
    draft.close()
    onDone()
  }

  /** Bases the form on the current record and keeps the typed values. */
  function rebase(record: Debtor, typed: EditValues) {
    form.reset(typed)
    draft.set({ opened: record, typed })
  }

  return {
    form,
    opened,
    today,
    changes,
    cancel: close,
    acceptRemote({ field }: Change) {
      form.setValue(field, editValues(opened)[field], { shouldDirty: true })
      setChanges(
        changes.map((change) =>
          change.field === field ? { ...change, isChangedHere: false } : change,
        ),
      )
    },
    async save(checked: CheckedEdit) {
      const saved = await refetchRecord()
      const [before, typed] = [editValues(opened), form.getValues()]
      const now = editValues(saved.record)
      const remote = remoteChanges(before, typed, now)
      if (remote.length > 0) {
        rebase(saved.record, mergeChanges(before, typed, now))
        setChanges(remote)
        return
      }
      const debt = saved.record.debtor_debt
      if (
        debt.fee_type !== opened.debtor_debt.fee_type &&
        feeChange(debt, editedDebt(debt, checked))
      ) {
        rebase(saved.record, typed)
        throw new Failure('refused', { message: feeChangedMessage })
      }
      const changes = debtorChanges(saved, checked, today)
      await updateAndVerify(
        () => update({ saved, changes }),
        async () => {
          const after = editValues((await refetchRecord()).record)
          return changedFields(after, typed).length === 0
        },
      )
      snackbar.success('Debt updated successfully!')
      close()
    },
  }
}
