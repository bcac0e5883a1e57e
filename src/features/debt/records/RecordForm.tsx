import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { toFailure } from '@/api/http/errors'
import type { OpenAttempt } from '@/api/write/open-attempt'
import { OpenAttemptNotice } from '@/components/OpenAttemptNotice'
import { snackbar } from '@/session/snackbar'
import { Form, formMode } from '@/ui/form/Form'
import { useUnloadWarning } from '@/ui/useUnloadWarning'
import { ConflictNotice } from '../ConflictNotice'
import type { Records } from './useRecords'

interface SaveOptions {
  isOverwrite?: boolean
  isAgain?: boolean
}

/** The form of an address or contact in its dialog. */
export function RecordForm<
  V extends FieldValues & { isPrimary: boolean },
  T extends { id: number; isPrimary: boolean },
>({
  noun,
  existing,
  newValues,
  schema,
  records,
  create,
  attempt,
  describe,
  onDone,
  fields,
}: {
  noun: 'address' | 'contact'
  /** Undefined for a new record. */
  existing: T | undefined
  newValues: DefaultValues<V>
  schema: ZodMiniType<V, V>
  records: Records<T, V>
  create: (values: V, options: { isAgain: boolean }) => Promise<{ id: number }>
  /** A creation whose answer was lost. */
  attempt: OpenAttempt<T> | null
  describe: (record: T) => string
  onDone: () => void
  fields: ReactNode
}) {
  const [opened, setOpened] = useState(existing)
  const [hasConflict, setConflict] = useState(false)
  const openedValues = opened ? records.valuesOf(opened) : newValues
  const form = useForm<V, unknown, V>({
    ...formMode,
    resolver: zodResolver(schema),
    defaultValues: openedValues,
  })
  const { isDirty } = form.formState
  useUnloadWarning(() => isDirty)

  function finish() {
    const name = noun === 'address' ? 'Address' : 'Contact'
    snackbar.success(`${name} ${opened ? 'updated' : 'saved'} successfully!`)
    onDone()
  }
  function save(values: V, { isOverwrite = false, isAgain = false }: SaveOptions) {
    if (!opened) return records.create(values, (entry) => create(entry, { isAgain }))
    const edited = Object.entries(values).filter(([name, value]) => value !== openedValues[name])
    return records.update(opened, Object.fromEntries(edited) as Partial<V>, isOverwrite)
  }
  async function send(values: V, options: SaveOptions = {}) {
    try {
      await save(values, options)
    } catch (thrown) {
      const { kind, message } = toFailure(thrown)
      // Reading the record is no mutation, whose failures are shown by themselves.
      snackbar.error(message)
      if (kind !== 'conflict') throw thrown
      setConflict(true)
      return
    }
    finish()
  }
  /** Submits without the form's own button. */
  const submit = (options: SaveOptions) =>
    void form
      .handleSubmit((values) => send(values, options))()
      .catch(() => {})
  async function reload() {
    if (!opened) return
    const saved = await records.fetchSaved(opened.id)
    setConflict(false)
    setOpened(saved)
    form.reset(records.valuesOf(saved) as V)
  }
  return (
    <Form
      form={form}
      submit={`Save ${noun}`}
      submitting={`Saving ${noun}`}
      onSubmit={(values) => send(values)}
    >
      {hasConflict && (
        <ConflictNotice
          noun={noun}
          onReload={() =>
            void reload().catch((thrown: unknown) => snackbar.error(toFailure(thrown).message))
          }
          onOverwrite={() => {
            setConflict(false)
            submit({ isOverwrite: true })
          }}
        />
      )}
      <OpenAttemptNotice
        attempt={opened ? null : attempt}
        noun={noun}
        describe={describe}
        onFound={finish}
        onSendAgain={() => submit({ isAgain: true })}
      />
      {fields}
    </Form>
  )
}
