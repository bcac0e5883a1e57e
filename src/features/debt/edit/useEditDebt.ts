import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { debtorDetail } from '@/api/debtor-queries'
import { type Debtor, useUpdateDebtor } from '@/api/debtors'
import { toFailure } from '@/api/errors'
import { todayInLondon } from '@/rules/days'
import { snackbar } from '@/session/snackbar'
import { formMode } from '@/ui/form/options'
import { sendOnce } from '../send-once'
import { useAskBeforeClosing } from '../useAskBeforeClosing'
import { dropEdit, editFor, hasEdit, keepEdit } from './edit-draft'
import { type CheckedEdit, editResolver } from './edit-schema'
import { type EditValues, editFields, editValues } from './edit-values'
import { type Change, changesElsewhere, mergeChanges } from './merge'
import { updateBody } from './update-body'

/**
 * Changing a debt. A save replaces the whole record, so it is read again first: what somebody else
 * has changed meanwhile is shown before anything is overwritten.
 */
export function useEditDebt(debtor: Debtor, onDone: () => void) {
  const [kept] = useState(() => editFor(debtor.id))
  const [today] = useState(() => todayInLondon(new Date()))
  const opened = useRef(kept?.opened ?? debtor)
  const [changes, setChanges] = useState<readonly Change[]>([])
  const queryClient = useQueryClient()
  const { mutateAsync: update } = useUpdateDebtor(debtor.id)
  const [resolver] = useState(() => editResolver(() => editValues(opened.current), today))
  const form = useForm<EditValues, unknown, CheckedEdit>({
    ...formMode,
    resolver,
    defaultValues: kept?.typed ?? editValues(debtor),
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepEdit({ opened: opened.current, typed: { ...values } }),
      }),
    [form],
  )
  useAskBeforeClosing(() => hasEdit(debtor.id))

  const readAgain = async () => {
    try {
      return await queryClient.query({ ...debtorDetail(debtor.id), staleTime: 0 })
    } catch (thrown) {
      snackbar.error(toFailure(thrown).message)
      throw thrown
    }
  }

  function leave() {
    dropEdit(debtor.id)
    onDone()
  }

  return {
    form,
    changes,
    cancel: leave,
    takeTheirs({ field }: Change) {
      form.setValue(field, editValues(opened.current)[field], { shouldDirty: true })
      setChanges(
        changes.map((change) => (change.field === field ? { ...change, alsoHere: false } : change)),
      )
    },
    async save(checked: CheckedEdit) {
      const saved = await readAgain()
      const [before, typed, now] = [editValues(opened.current), form.getValues(), editValues(saved)]
      const elsewhere = changesElsewhere(before, typed, now)
      if (elsewhere.length > 0) {
        opened.current = saved
        form.reset(mergeChanges(before, typed, now))
        setChanges(elsewhere)
        return
      }
      const body = updateBody(saved, checked, todayInLondon(new Date()))
      await sendOnce(
        () => update(body),
        async () => {
          const after = editValues(await readAgain())
          return editFields.every((field) => after[field] === typed[field])
        },
      )
      snackbar.success('Debt updated successfully!')
      leave()
    },
  }
}
