import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { debtorToEditQuery, type OpenedDebtor, useUpdateDebtor } from '@/api/debtor/update'
import { snackbar } from '@/session/snackbar'
import { useToday } from '@/session/today'
import { useDraft } from '@/session/useDraft'
import { formMode } from '@/ui/form/Form'
import { useValuesListener } from '@/ui/form/useValuesListener'
import { useSaving } from '../useSaving'
import { debtorChanges } from './edit-changes'
import { type CheckedEdit, editSchema } from './edit-schema'
import { differingFields, type EditValues, editDraftKey, editValues } from './edit-values'

/** The state of the edit form: what was opened, what is typed, and how it is saved. */
export function useEditDebt(initial: OpenedDebtor, onDone: () => void) {
  const debtorId = initial.record.id
  const draft = useDraft(editDraftKey(debtorId), () => ({
    opened: initial,
    typed: editValues(initial.record),
  }))
  const { opened } = draft.value
  const saved = editValues(opened.record)
  const today = useToday()
  const queryClient = useQueryClient()
  const { send: update, attempt } = useUpdateDebtor(debtorId)
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
  /** A contact is sent for the main email and for the main phone; a server refuses the email sooner. */
  function serverField(path: string): string {
    if (!path.startsWith('debtor_contacts.'))
      return path.replace(/^debtor_debt\./, '').replace(/\.\d+$/, '')
    const isEmailEdited = form.getValues('primary_email') !== saved.primary_email
    return isEmailEdited ? 'primary_email' : 'primary_phone'
  }
  const { onSubmit, notices } = useSaving({
    form,
    serverField,
    noun: 'debt',
    attempt,
    save(checked, { isOverwrite, press }) {
      if (!checked) return update(null, press)
      const { changes, derived } = debtorChanges(
        opened.record,
        differingFields(form.getValues(), saved),
        checked,
        today,
      )
      const edit = { edited: changes, derived, opened: isOverwrite ? undefined : opened.raw }
      return update(edit, press)
    },
    onSaved() {
      snackbar.success('Debt updated successfully!')
      close()
    },
    async reload() {
      const fresh = await queryClient.query({ ...debtorToEditQuery(debtorId), staleTime: 0 })
      const typed = editValues(fresh.record)
      form.reset(typed)
      draft.set({ opened: fresh, typed })
    },
  })
  return { form, opened: opened.record, today, onSubmit, serverField, notices, close }
}
