import { Box, Flex, Grid, Span } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/ui/Buttons'
import { FormDialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { Tag } from '@/ui/Tag'
import { primaryFirst, recordNames } from './address-text'
import { PrimaryNotice } from './PrimaryNotice'
import { RecordItem } from './RecordItem'
import { RemoveRecordDialog } from './RemoveRecordDialog'

interface EditableRecord {
  id: number
  label: string
  isPrimary: boolean
  doNotContact: boolean
}

/** Lists addresses or contacts, primary first, with dialogs to add, edit and remove them. */
export function RecordsEditor<T extends EditableRecord>({
  noun,
  pluralNoun,
  items,
  describe,
  usesOf,
  card,
  form,
  copyText,
  onRemove,
  stillPrimaryIds,
  onRetryUnset,
}: {
  noun: 'address' | 'contact'
  pluralNoun: string
  items: readonly T[]
  /** Names an item without a label. */
  describe: (item: T) => string
  usesOf: (item: T) => readonly string[]
  card: (item: T) => ReactNode
  /** @param existing the item to edit; undefined for a new one */
  form: (existing: T | undefined, done: () => void) => ReactNode
  /** The text that "Copy" puts on the clipboard. */
  copyText: (item: T) => string
  onRemove: (item: T) => Promise<void>
  /** Ids of former primary items whose update failed. */
  stillPrimaryIds: readonly number[]
  onRetryUnset: () => void
}) {
  const [open, setOpen] = useState<{ existing?: T } | null>(null)
  const [recordToRemove, setRecordToRemove] = useState<T | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const pendingRemoval = useRef<{ id: number; neighbour: number | undefined } | null>(null)
  const names = recordNames(items, describe)
  const nameOf = (item: T) => names.get(item.id) ?? describe(item)
  const close = () => setOpen(null)

  function noteRemoval(removed: T) {
    const ids = primaryFirst(items).map(({ id }) => id)
    const index = ids.indexOf(removed.id)
    pendingRemoval.current = { id: removed.id, neighbour: ids[index + 1] ?? ids[index - 1] }
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

  return (
    <>
      <Box mb="4">
        <Button ref={addButton} onClick={() => setOpen({})}>
          Add {noun}
        </Button>
      </Box>
      <PrimaryNotice
        pluralNoun={pluralNoun}
        items={items}
        stillPrimaryNames={items
          .filter((item) => item.isPrimary && stillPrimaryIds.includes(item.id))
          .map(nameOf)}
        onRetryUnset={onRetryUnset}
      />
      {items.length === 0 && <EmptyState heading={`No ${pluralNoun}`} />}
      <Grid
        ref={list}
        as="ul"
        aria-label={pluralNoun}
        listStyleType="none"
        gap="4"
        templateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
      >
        {primaryFirst(items).map((item) => (
          <RecordItem
            key={item.id}
            id={item.id}
            noun={noun}
            name={nameOf(item)}
            heading={<RecordTags record={item} uses={usesOf(item)} />}
            onEdit={() => setOpen({ existing: item })}
            onRemove={() => setRecordToRemove(item)}
            copyText={copyText(item)}
          >
            {card(item)}
          </RecordItem>
        ))}
      </Grid>
      <FormDialog
        open={open !== null}
        title={open?.existing ? `Edit ${noun}` : `Add ${noun}`}
        onClose={close}
      >
        {/* Closes synchronously, so that a second press cannot save twice. */}
        {open && form(open.existing, () => flushSync(close))}
      </FormDialog>
      <RemoveRecordDialog
        noun={noun}
        item={recordToRemove}
        name={recordToRemove ? nameOf(recordToRemove) : ''}
        nextPrimary={nextPrimaryName(recordToRemove, items, nameOf)}
        onRemove={onRemove}
        onClose={(removed) => {
          setRecordToRemove(null)
          if (removed && recordToRemove) noteRemoval(recordToRemove)
        }}
      />
    </>
  )
}

/** The name of the item that becomes primary after a removal; empty if none does. */
function nextPrimaryName<T extends EditableRecord>(
  item: T | null,
  items: readonly T[],
  nameOf: (item: T) => string,
): string {
  const others = items.filter(({ id }) => id !== item?.id)
  const [next] = others
  return next && !others.some(({ isPrimary }) => isPrimary) ? nameOf(next) : ''
}

/** The label of an address or contact, with tags for its uses. */
function RecordTags({
  record: { label, isPrimary, doNotContact },
  uses = [],
}: {
  record: { label: string; isPrimary: boolean; doNotContact: boolean }
  uses?: readonly string[]
}) {
  return (
    <Flex wrap="wrap" gap="2" align="center">
      {label && <Span fontWeight="semibold">{label}</Span>}
      {isPrimary && <Tag tone="info">Primary</Tag>}
      {uses.map((use) => (
        <Tag key={use}>{use}</Tag>
      ))}
      {doNotContact && <Tag tone="warning">Do not contact</Tag>}
    </Flex>
  )
}
