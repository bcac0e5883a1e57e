import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type DefaultValues, useForm } from 'react-hook-form'
import type { Identified } from '@/api/write/verified-write'
import { snackbar } from '@/session/snackbar'
import { Form, formMode } from '@/ui/form/Form'
import { useUnloadWarning } from '@/ui/useUnloadWarning'
import { useSaving } from '../useSaving'
import type { RecordKind, Records, RecordValues, SavedRecord } from './useRecords'

/** The form of an address or contact in its dialog. */
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
  const [opened, setOpened] = useState(existing)
  const form = useForm<V, unknown, V>({
    ...formMode,
    resolver: zodResolver(schema),
    defaultValues: (opened ? valuesOf(opened) : newValues(records.length)) as DefaultValues<V>,
  })
  const { isDirty } = form.formState
  useUnloadWarning(() => isDirty)
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
      onDone()
    },
    async reload() {
      if (!opened) return
      const saved = await fetchSaved(opened.id)
      setOpened(saved)
      form.reset(valuesOf(saved) as V)
    },
  })
  return (
    <Form form={form} submit={`Save ${noun}`} submitting={`Saving ${noun}`} onSubmit={onSubmit}>
      {notices}
      {fields}
    </Form>
  )
}
