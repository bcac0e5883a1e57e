import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, useForm } from 'react-hook-form'
import type { Identified } from '@/api/write/verified-write'
import { snackbar } from '@/session/snackbar'
import { useDraft } from '@/session/useDraft'
import { Dialog } from '@/ui/Dialog'
import { Form, formMode } from '@/ui/form/Form'
import { useValuesListener } from '@/ui/form/useValuesListener'
import { useSaving } from '../useSaving'
import type { RecordKind, Records, RecordValues, SavedRecord } from './useRecords'

export interface RecordDraft<T, V> {
  /** The record as it was opened; undefined for a new one. */
  opened: T | undefined
  typed: V
}

export const recordDraftKey = (noun: string, debtorId: number) => `${noun}:${debtorId}`

/** The dialog with the form of an address or contact. What is typed survives the end of the session. */
export function RecordForm<T extends SavedRecord, V extends RecordValues>({
  kind: { noun, schema, valuesOf, newValues, describe, fields, useUpdate },
  debtorId,
  existing,
  records: { records, createAttempt, fetchSaved, save },
  onDone,
}: {
  kind: RecordKind<T, V>
  debtorId: number
  /** Undefined for a new record. */
  existing: T | undefined
  records: Records<T, V>
  onDone: () => void
}) {
  const initialValues = (record?: T) => (record ? valuesOf(record) : newValues(records.length)) as V
  const draft = useDraft<RecordDraft<T, V>>(recordDraftKey(noun, debtorId), () => ({
    opened: existing,
    typed: initialValues(existing),
  }))
  const { opened } = draft.value
  const form = useForm<V, unknown, V>({
    ...formMode,
    resolver: zodResolver(schema),
    defaultValues: initialValues(opened) as DefaultValues<V>,
    ...(draft.wasRestored && {
      values: draft.value.typed,
      resetOptions: { keepDefaultValues: true },
    }),
  })
  function close() {
    draft.close()
    onDone()
  }
  useValuesListener(form, (typed) => draft.save({ opened, typed }))
  const { send: update, attempt: updateAttempt } = useUpdate(debtorId)

  const { onSubmit, notices } = useSaving<V, V, Identified>({
    form,
    noun,
    attempt: opened ? updateAttempt : createAttempt,
    describe: (record) => describe(record as T),
    save: (values, options) => save(opened, values, options, update),
    onSaved() {
      const name = noun === 'address' ? 'Address' : 'Contact'
      snackbar.success(`${name} ${opened ? 'updated' : 'saved'} successfully!`)
      close()
    },
    async reload() {
      if (!opened) return
      const saved = await fetchSaved(opened.id)
      draft.set({ opened: saved, typed: initialValues(saved) })
      form.reset(initialValues(saved))
    },
  })
  return (
    <Dialog title={`${opened ? 'Edit' : 'Add'} ${noun}`} onClose={close}>
      <Form form={form} submit={`Save ${noun}`} submitting={`Saving ${noun}`} onSubmit={onSubmit}>
        {notices}
        {fields}
      </Form>
    </Dialog>
  )
}
