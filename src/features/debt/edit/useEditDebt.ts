import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { debtorToEditQuery, type OpenedDebtor, useUpdateDebtor } from '@/api/debtor/update'
import { toFailure } from '@/api/http/errors'
import { snackbar } from '@/session/snackbar'
import { useToday } from '@/session/today'
import { useDraft } from '@/session/useDraft'
import { formMode } from '@/ui/form/Form'
import { useValuesListener } from '@/ui/form/useValuesListener'
import { debtorChanges } from './edit-changes'
import { type CheckedEdit, editSchema } from './edit-schema'
import { differingFields, type EditValues, editDraftKey, editValues } from './edit-values'

/** The state of the edit form: what was opened, what is typed, and whether they conflict. */
export function useEditDebt(initial: OpenedDebtor, onDone: () => void) {
  const debtorId = initial.record.id
  const draft = useDraft(editDraftKey(debtorId), () => ({
    opened: initial,
    typed: editValues(initial.record),
  }))
  const { opened } = draft.value
  const saved = editValues(opened.record)
  const today = useToday()
  const [hasConflict, setConflict] = useState(false)
  const queryClient = useQueryClient()
  const { mutateAsync: update } = useUpdateDebtor(debtorId)
  const form = useForm<EditValues, unknown, CheckedEdit>({
    ...formMode,
    resolver: (values, ...rest) =>
      zodResolver<EditValues, unknown, CheckedEdit>(editSchema(values, saved, today))(
        values,
        ...rest,
      ),
    defaultValues: draft.value.typed,
  })
  useValuesListener(form, (typed) => draft.save({ opened, typed }))

  function close() {
    draft.close()
    onDone()
  }
  async function send(checked: CheckedEdit, isOverwrite: boolean) {
    const edited = differingFields(form.getValues(), saved)
    const { debtor_contacts: contacts } = opened.raw
    const { changes, derived } = debtorChanges(
      opened.record,
      Array.isArray(contacts) ? contacts : [],
      edited,
      checked,
      today,
    )
    try {
      await update({ opened, changes, derived, isOverwrite })
    } catch (thrown) {
      if (toFailure(thrown).kind !== 'conflict') throw thrown
      setConflict(true)
      return
    }
    snackbar.success('Debt updated successfully!')
    close()
  }
  async function reload() {
    const fresh = await queryClient.query({ ...debtorToEditQuery(debtorId), staleTime: 0 })
    const typed = editValues(fresh.record)
    setConflict(false)
    form.reset(typed)
    draft.set({ opened: fresh, typed })
  }
  return {
    form,
    opened: opened.record,
    today,
    hasConflict,
    cancel: close,
    save: (checked: CheckedEdit) => send(checked, false),
    /** Saves the edited fields over a record that has changed since; the snackbar reports a failure. */
    overwrite() {
      setConflict(false)
      form
        .handleSubmit((checked) => send(checked, true))()
        .catch(() => {})
    },
    /** Replaces what was typed by what is saved now. */
    reload: () =>
      void reload().catch((thrown: unknown) => snackbar.error(toFailure(thrown).message)),
  }
}
