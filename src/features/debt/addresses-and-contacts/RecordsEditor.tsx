import { Box, Grid } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/ui/Buttons'
import { EmptyState } from '@/ui/EmptyState'
import { FormDialog } from '@/ui/FormDialog'
import { placeNames, primaryFirst } from './address-text'
import { PrimaryNotice } from './PrimaryNotice'
import { PlaceItem } from './RecordItem'
import { PlaceTags } from './RecordTags'
import { RemovePlace } from './RemoveRecordDialog'

interface Place {
  id: number
  label: string
  isPrimary: boolean
  doNotContact: boolean
}

/** The entries of a tab, primary first, with adding, changing and removing them. */
export function PlacesEditor<T extends Place>({
  word,
  words,
  items,
  says,
  usesOf,
  card,
  form,
  copied,
  onRemove,
  stillMarked,
  onUnmark,
}: {
  word: 'address' | 'contact'
  words: string
  items: readonly T[]
  /** What names an entry that has no label. */
  says: (item: T) => string
  usesOf: (item: T) => readonly string[]
  card: (item: T) => ReactNode
  /** @param existing the entry being changed; none for a new one */
  form: (existing: T | undefined, done: () => void) => ReactNode
  /** What "Copy" takes of an entry. */
  copied: (item: T) => string
  onRemove: (item: T) => Promise<void>
  /** Those that should be primary no longer and could not be changed. */
  stillMarked: readonly number[]
  onUnmark: () => void
}) {
  const [open, setOpen] = useState<{ existing?: T } | null>(null)
  const [removing, setRemoving] = useState<T | null>(null)
  const add = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const removal = useRef<{ id: number; neighbour: number | undefined } | null>(null)
  const names = placeNames(items, says)
  const nameOf = (item: T) => names.get(item.id) ?? says(item)
  const close = () => setOpen(null)

  function noteRemoval(removed: T) {
    const ids = primaryFirst(items).map(({ id }) => id)
    const index = ids.indexOf(removed.id)
    removal.current = { id: removed.id, neighbour: ids[index + 1] ?? ids[index - 1] }
  }
  // The button that opened the dialog goes with its entry, which may come later than the answer.
  useEffect(() => {
    const done = removal.current
    if (!done || removing || items.some(({ id }) => id === done.id)) return
    removal.current = null
    requestAnimationFrame(() => {
      const button = list.current?.querySelector<HTMLElement>(`[data-edit="${done.neighbour}"]`)
      ;(button ?? add.current)?.focus()
    })
  }, [items, removing])

  return (
    <>
      <Box mb="4">
        <Button ref={add} onClick={() => setOpen({})}>
          Add {word}
        </Button>
      </Box>
      <PrimaryNotice
        words={words}
        items={items}
        left={items.filter((item) => item.isPrimary && stillMarked.includes(item.id)).map(nameOf)}
        onUnmark={onUnmark}
      />
      {items.length === 0 && <EmptyState heading={`No ${words}`} />}
      <Grid
        ref={list}
        as="ul"
        aria-label={words}
        listStyleType="none"
        gap="4"
        templateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
      >
        {primaryFirst(items).map((item) => (
          <PlaceItem
            key={item.id}
            id={item.id}
            word={word}
            name={nameOf(item)}
            heading={<PlaceTags place={item} uses={usesOf(item)} />}
            onEdit={() => setOpen({ existing: item })}
            onRemove={() => setRemoving(item)}
            copied={copied(item)}
          >
            {card(item)}
          </PlaceItem>
        ))}
      </Grid>
      <FormDialog
        open={open !== null}
        title={open?.existing ? `Edit ${word}` : `Add ${word}`}
        onClose={close}
      >
        {/* Gone before the form would take another press: that would save a second time. */}
        {open && form(open.existing, () => flushSync(close))}
      </FormDialog>
      <RemovePlace
        word={word}
        item={removing}
        name={removing ? nameOf(removing) : ''}
        nextPrimary={nextPrimaryName(removing, items, nameOf)}
        onRemove={onRemove}
        onClose={(removed) => {
          setRemoving(null)
          if (removed && removing) noteRemoval(removing)
        }}
      />
    </>
  )
}

/** The name of the entry that becomes primary when this one goes; empty where none does. */
function nextPrimaryName<T extends Place>(
  item: T | null,
  items: readonly T[],
  nameOf: (item: T) => string,
): string {
  const others = items.filter(({ id }) => id !== item?.id)
  const [next] = others
  return next && !others.some(({ isPrimary }) => isPrimary) ? nameOf(next) : ''
}
