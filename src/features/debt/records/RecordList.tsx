import { Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { type Failure, toFailure } from '@/api/http/errors'
import { drafts } from '@/session/drafts'
import { snackbar } from '@/session/snackbar'
import { Button } from '@/ui/Buttons'
import { ConfirmDialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { Notice } from '@/ui/Notice'
import { DeletionFailure } from '../DeletionFailure'
import { QueryList } from '../QueryList'
import { RecordCard } from './RecordCard'
import { type RecordDraft, RecordForm, recordDraftKey } from './RecordForm'
import { type RecordKind, type RecordValues, type SavedRecord, useRecords } from './useRecords'

/** Lists addresses or contacts, primary first, with dialogs to add, edit and remove them. */
export function RecordList<T extends SavedRecord, V extends RecordValues>({
  kind,
  debtorId,
}: {
  kind: RecordKind<T, V>
  debtorId: number
}) {
  const { noun, plural, describe } = kind
  const saved = useRecords(kind, debtorId)
  const { query, records } = saved
  const draftKey = recordDraftKey(noun, debtorId)
  const [open, setOpen] = useState<{ existing?: T | undefined } | null>(() => {
    const draft = drafts.get(draftKey) as RecordDraft<T, V> | undefined
    return draft ? { existing: draft.opened } : null
  })
  const [removal, setRemoval] = useState<{ record: T; failure?: Failure } | null>(null)
  const shown = records.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary))

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
  async function remove(record: T) {
    const successor = successorOf(record)
    try {
      await saved.remove(record.id)
      snackbar.success(`${noun === 'address' ? 'Address' : 'Contact'} removed successfully!`)
      setRemoval(null)
      // The snackbar shows a failure, and a notice above the list says that none is primary.
      if (successor) await saved.promote(successor.id).catch(() => {})
    } catch (thrown) {
      setRemoval({ record, failure: toFailure(thrown) })
    }
  }
  const removalText = (removed: T) => {
    const successor = successorOf(removed)
    const text = `${nameOf(removed)} will be removed.`
    return successor ? `${text} ${nameOf(successor)} will become the primary ${noun}.` : text
  }
  return (
    <>
      <QueryList query={query} name={`the ${plural}`}>
        {() => (
          <>
            <Button mb="4" onClick={() => setOpen({})}>
              {`Add ${noun}`}
            </Button>
            {records.length === 0 && <EmptyState heading={`No ${plural}`} />}
            <PrimaryNotice plural={plural} records={records} />
            <Grid
              as="ul"
              aria-label={plural}
              listStyleType="none"
              gap="4"
              templateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
            >
              {shown.map((record) => (
                <RecordCard
                  key={record.id}
                  record={record}
                  name={`${noun} ${nameOf(record)}`}
                  onEdit={() => setOpen({ existing: record })}
                  onRemove={() => setRemoval({ record })}
                >
                  {kind.text(record)}
                </RecordCard>
              ))}
            </Grid>
          </>
        )}
      </QueryList>
      {/* Which records there are decides whether a new one is primary. */}
      {open && query.data && (
        <RecordForm
          kind={kind}
          debtorId={debtorId}
          existing={open.existing}
          records={saved}
          onDone={() => setOpen((now) => (now === open ? null : now))}
        />
      )}
      <ConfirmDialog
        isOpen={removal !== null}
        title={`Remove ${noun}`}
        body={
          removal && (
            <>
              {removal.failure && (
                <DeletionFailure what={`The ${noun}`} done="removed" failure={removal.failure} />
              )}
              <p>{removalText(removal.record)}</p>
            </>
          )
        }
        confirm={`Remove ${noun}`}
        onConfirm={async () => {
          if (removal) await remove(removal.record)
        }}
        onClose={() => setRemoval(null)}
      />
    </>
  )
}

/** Warns unless exactly one record is primary. */
function PrimaryNotice({ plural, records }: { plural: string; records: readonly SavedRecord[] }) {
  const count = records.filter(({ isPrimary }) => isPrimary).length
  if (records.length === 0 || count === 1) return null
  return (
    <Notice tone="warning">
      {count === 0
        ? `None of the ${plural} is marked as primary. Edit the one to use first.`
        : `More than one of the ${plural} is marked as primary. Edit the one to keep as primary.`}
    </Notice>
  )
}
