import { Grid } from '@chakra-ui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Listing } from '@/api/wire/fields'
import { snackbar } from '@/session/snackbar'
import { Button } from '@/ui/Buttons'
import { ConfirmDialog, Dialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { Notice } from '@/ui/Notice'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import { QueryList } from '../QueryList'
import { RecordCard, type SavedRecord } from './RecordCard'

/** Lists addresses or contacts, primary first, with dialogs to add, edit and remove them. */
export function RecordList<T extends SavedRecord>({
  noun,
  pluralNoun,
  query,
  describe,
  usesOf = () => [],
  card,
  form,
  onRemove,
  onPromote,
}: {
  noun: 'address' | 'contact'
  pluralNoun: string
  query: UseQueryResult<Listing<T>>
  /** Names a record without a label. */
  describe: (record: T) => string
  /** Tags beside "Primary" and "Do not contact". */
  usesOf?: (record: T) => readonly string[]
  card: (record: T) => ReactNode
  /** The form of a record; `existing` is undefined for a new one. */
  form: (existing: T | undefined, onDone: () => void) => ReactNode
  onRemove: (record: T) => Promise<unknown>
  /** Makes a record primary. */
  onPromote: (record: T) => Promise<unknown>
}) {
  const records = query.data?.items ?? []
  const [open, setOpen] = useState<{ existing?: T } | null>(null)
  const [recordToRemove, setRecordToRemove] = useState<T | null>(null)
  const shown = records.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary))
  const closeForm = () => setOpen(null)

  /** The label, the description, or both if the label is not unique. */
  const nameOf = (record: T) => {
    if (record.label === '') return describe(record)
    const isUnique = records.filter(({ label }) => label === record.label).length === 1
    return isUnique ? record.label : `${record.label}, ${describe(record)}`
  }
  /** The record that becomes primary when another one goes; undefined if none has to. */
  const successorOf = (removed: T) => {
    const others = records.filter(({ id }) => id !== removed.id)
    return others.some(({ isPrimary }) => isPrimary) ? undefined : others[0]
  }
  async function remove(removed: T) {
    const successor = successorOf(removed)
    try {
      await onRemove(removed)
      snackbar.success(`${noun === 'address' ? 'Address' : 'Contact'} removed successfully!`)
      if (successor) await onPromote(successor)
    } catch {
      // The snackbar shows the failure; what was not removed stays in the list.
    } finally {
      setRecordToRemove(null)
    }
  }
  const removalText = (removed: T) => {
    const successor = successorOf(removed)
    const text = `${nameOf(removed)} will be removed.`
    return successor ? `${text} ${nameOf(successor)} will become the primary ${noun}.` : text
  }

  return (
    <div ref={restoreFocusOnRemoval} tabIndex={-1} style={{ outline: 'none' }}>
      <QueryList query={query} name={`the ${pluralNoun}`}>
        {() => (
          <>
            <Button mb="4" onClick={() => setOpen({})}>
              {`Add ${noun}`}
            </Button>
            {records.length === 0 && <EmptyState heading={`No ${pluralNoun}`} />}
            <PrimaryNotice pluralNoun={pluralNoun} records={records} />
            <Grid
              as="ul"
              aria-label={pluralNoun}
              listStyleType="none"
              gap="4"
              templateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
            >
              {shown.map((record) => (
                <RecordCard
                  key={record.id}
                  record={record}
                  name={`${noun} ${nameOf(record)}`}
                  uses={usesOf(record)}
                  onEdit={() => setOpen({ existing: record })}
                  onRemove={() => setRecordToRemove(record)}
                >
                  {card(record)}
                </RecordCard>
              ))}
            </Grid>
          </>
        )}
      </QueryList>
      <Dialog
        open={open !== null}
        title={open?.existing ? `Edit ${noun}` : `Add ${noun}`}
        onClose={closeForm}
      >
        {open && form(open.existing, closeForm)}
      </Dialog>
      <ConfirmDialog
        open={recordToRemove !== null}
        title={`Remove ${noun}`}
        body={recordToRemove && removalText(recordToRemove)}
        confirm={`Remove ${noun}`}
        onConfirm={async () => {
          if (recordToRemove) await remove(recordToRemove)
        }}
        onClose={() => setRecordToRemove(null)}
      />
    </div>
  )
}

/** Warns unless exactly one record is primary. */
function PrimaryNotice({
  pluralNoun,
  records,
}: {
  pluralNoun: string
  records: readonly SavedRecord[]
}) {
  const count = records.filter(({ isPrimary }) => isPrimary).length
  if (records.length === 0 || count === 1) return null
  return (
    <Notice tone="warning">
      {count === 0
        ? `None of the ${pluralNoun} is marked as primary. Edit the one to use first.`
        : `More than one of the ${pluralNoun} is marked as primary. Edit the one to keep as primary.`}
    </Notice>
  )
}
