import { Box, Grid } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Control, type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { Button } from '@/ui/Buttons'
import { CheckingNotice } from '@/ui/CheckingNotice'
import { ConfirmDialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { Form, formMode } from '@/ui/form/Form'
import { FormDialog } from '@/ui/form/FormDialog'
import { Notice } from '@/ui/Notice'
import { useUnloadWarning } from '@/ui/useUnloadWarning'
import { QueryList } from '../QueryList'
import { RecordCard, type SavedRecord } from './RecordCard'
import type { Records } from './useRecords'

type FormValues = FieldValues & { isPrimary: boolean }

interface FormProps<T, V extends FormValues> {
  schema: ZodMiniType<V, V>
  /** The initial values. @param existing the item to edit; undefined for a new one */
  valuesOf: (existing: T | undefined) => DefaultValues<V>
  fields: (control: Control<V>) => ReactNode
}

/** Lists addresses or contacts, primary first, with dialogs to add, edit and remove them. */
export function RecordsEditor<T extends SavedRecord, V extends FormValues>({
  noun,
  pluralNoun,
  records,
  describe,
  usesOf = () => [],
  card,
  copyText,
  ...formProps
}: {
  noun: 'address' | 'contact'
  pluralNoun: string
  records: Records<T, V>
  /** Names an item without a label. */
  describe: (item: T) => string
  usesOf?: (item: T) => readonly string[]
  card: (item: T) => ReactNode
  /** The text that "Copy" puts on the clipboard. */
  copyText: (item: T) => string
} & FormProps<T, V>) {
  const { query, items, stillPrimaryIds } = records
  const [open, setOpen] = useState<{ existing?: T } | null>(null)
  const [recordToRemove, setRecordToRemove] = useState<T | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const pendingRemoval = useRef<{ id: number; neighbour: number | undefined } | null>(null)
  const shown = items.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary))
  const primary = items.filter(({ isPrimary }) => isPrimary)
  const close = () => setOpen(null)

  /** The label, the description, or both if the label is not unique. */
  const nameOf = (item: T) => {
    if (item.label === '') return describe(item)
    const isUnique = items.filter(({ label }) => label === item.label).length === 1
    return isUnique ? item.label : `${item.label}, ${describe(item)}`
  }

  async function removeRecord(removed: T) {
    // The snackbar reports a failure; the item stays in the list.
    const isRemoved = await records.remove(removed).then(
      () => true,
      () => false,
    )
    setRecordToRemove(null)
    if (!isRemoved) return
    const index = shown.findIndex(({ id }) => id === removed.id)
    const neighbour = (shown[index + 1] ?? shown[index - 1])?.id
    pendingRemoval.current = { id: removed.id, neighbour }
  }
  // The opener unmounts with its item, possibly after the response: then focus a neighbour.
  useEffect(() => {
    const finished = pendingRemoval.current
    if (!finished || recordToRemove || items.some(({ id }) => id === finished.id)) return
    pendingRemoval.current = null
    requestAnimationFrame(() => {
      const button = list.current?.querySelector<HTMLElement>(`[data-edit="${finished.neighbour}"]`)
      ;(button ?? addButton.current)?.focus()
    })
  }, [items, recordToRemove])

  /** Says what will be removed, and which item becomes primary. */
  function removalText(removed: T): string {
    const others = items.filter(({ id }) => id !== removed.id)
    const [next] = others
    const becomesPrimary = next && !others.some(({ isPrimary }) => isPrimary)
    return `${nameOf(removed)} will be removed.${becomesPrimary ? ` ${nameOf(next)} becomes the primary ${noun}.` : ''}`
  }

  return (
    <QueryList query={query} what={`the ${pluralNoun}`}>
      {() => (
        <>
          <Box mb="4">
            <Button ref={addButton} onClick={() => setOpen({})}>
              Add {noun}
            </Button>
          </Box>
          {items.length === 0 ? (
            <EmptyState heading={`No ${pluralNoun}`} />
          ) : (
            <PrimaryNotice
              pluralNoun={pluralNoun}
              count={primary.length}
              stillPrimaryNames={primary
                .filter(({ id }) => stillPrimaryIds.includes(id))
                .map(nameOf)}
              onRetryUnset={() => void records.retryUnsetPrimary()}
            />
          )}
          <Grid
            ref={list}
            as="ul"
            aria-label={pluralNoun}
            listStyleType="none"
            gap="4"
            templateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
          >
            {shown.map((item) => (
              <RecordCard
                key={item.id}
                record={item}
                name={`${noun} ${nameOf(item)}`}
                uses={usesOf(item)}
                copyText={copyText(item)}
                onEdit={() => setOpen({ existing: item })}
                onRemove={() => setRecordToRemove(item)}
              >
                {card(item)}
              </RecordCard>
            ))}
          </Grid>
          <FormDialog
            open={open !== null}
            title={open?.existing ? `Edit ${noun}` : `Add ${noun}`}
            onClose={close}
          >
            {open && (
              <RecordForm
                noun={noun}
                records={records}
                existing={open.existing}
                // Closes synchronously, so that a second press cannot save twice.
                onDone={() => flushSync(close)}
                {...formProps}
              />
            )}
          </FormDialog>
          <ConfirmDialog
            open={recordToRemove !== null}
            title={`Remove ${noun}`}
            body={recordToRemove && removalText(recordToRemove)}
            confirm={`Remove ${noun}`}
            onConfirm={async () => {
              if (recordToRemove) await removeRecord(recordToRemove)
            }}
            onClose={() => setRecordToRemove(null)}
          />
        </>
      )}
    </QueryList>
  )
}

function RecordForm<T extends SavedRecord, V extends FormValues>({
  noun,
  records: { save, isChecking, stopChecking },
  existing,
  onDone,
  schema,
  valuesOf,
  fields,
}: {
  noun: string
  records: Records<T, V>
  existing: T | undefined
  onDone: () => void
} & FormProps<T, V>) {
  const form = useForm<V, unknown, V>({
    ...formMode,
    resolver: zodResolver(schema),
    defaultValues: valuesOf(existing),
  })
  const { isDirty } = form.formState
  useUnloadWarning(() => isDirty)
  async function saveAndClose(typed: V) {
    await save(typed, existing)
    onDone()
  }
  return (
    <Form form={form} submit={`Save ${noun}`} submitting={`Saving ${noun}`} onSubmit={saveAndClose}>
      {fields(form.control)}
      {isChecking && <CheckingNotice onStop={stopChecking} />}
    </Form>
  )
}

/** Warns unless exactly one item is primary. */
function PrimaryNotice({
  pluralNoun,
  count,
  stillPrimaryNames,
  onRetryUnset,
}: {
  pluralNoun: string
  /** The number of primary items. */
  count: number
  /** Names of former primary items whose update failed. */
  stillPrimaryNames: readonly string[]
  onRetryUnset: () => void
}) {
  if (count === 1) return null
  if (count === 0) {
    return (
      <Notice tone="warning">
        None of the {pluralNoun} is marked as primary. Edit one to make it so.
      </Notice>
    )
  }
  const heading = `More than one of the ${pluralNoun} is marked as primary`
  if (stillPrimaryNames.length === 0) {
    return (
      <Notice tone="warning">{heading}. Edit the one that counts to make it the only one.</Notice>
    )
  }
  const retryButton = (
    <Button variant="outline" onClick={onRetryUnset}>
      Try again
    </Button>
  )
  return (
    <Notice tone="error" heading={heading} actions={retryButton}>
      The new one is saved, but the mark could not be taken from {stillPrimaryNames.join(' and ')}.
    </Notice>
  )
}
