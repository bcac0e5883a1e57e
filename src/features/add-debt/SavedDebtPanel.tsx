import { Box, Flex, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { toFailure } from '@/api/http/errors'
import { isUnderWay } from '@/api/invoices/upload-list'
import { noteList } from '@/api/notes'
import { DebtFormGrid } from '@/components/debt-fields/DebtFormGrid'
import { UploadList } from '@/components/uploads/UploadList'
import { UploadPicker } from '@/components/uploads/UploadPicker'
import { debtorName } from '@/rules/debtor-name'
import { formatMoney } from '@/rules/money'
import { snackbar } from '@/session/snackbar'
import { Button, ButtonLink } from '@/ui/Buttons'
import { focusHeading } from '@/ui/focus-heading'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import type { DisputeNote, NewDebt, SavedDebt } from './useNewDebt'

interface SavedProps {
  debt: NewDebt
  saved: SavedDebt
}

/** The saved debt, the state of its note and files, and the next actions. */
export function SavedDebtPanel({ debt, saved, onAnother }: SavedProps & { onAnother: () => void }) {
  const { created, debtId, entry } = saved
  const states = debt.uploads.items.map(({ state }) => state)
  const sent = states.filter((state) => state === 'sent').length
  const found = created.isFound ? 'We got no response when it was sent, but it is' : 'It is'
  const copies = created.copies ? ` ${created.copies} times. Tell us, so that we claim it once` : ''
  const isSending = debt.uploads.items.some(isUnderWay) || debt.note?.state === 'sending'
  return (
    <div ref={focusHeading}>
      <Notice tone="success" heading="The debt is saved." level={2}>
        {states.length > 0 && (
          <Text aria-live="polite">
            {`${sent} of ${states.length} ${states.length === 1 ? 'file' : 'files'} uploaded.`}
          </Text>
        )}
        {(created.isFound || copies) && <Text>{`${found} in your list${copies}.`}</Text>}
      </Notice>
      <DebtFormGrid
        claim={
          <Panel isCompact heading="What happens next">
            <Text fontSize="sm" color="fg.muted" mb="4">
              The debt has the status Processing. Open it to follow its progress, write notes and
              add more invoices.
            </Text>
            <Flex direction="column" gap="2" mb="3">
              <ButtonLink to="/debt-detail/$id" params={{ id: created.id }}>
                Open the debt
              </ButtonLink>
              {!isSending && (
                <Button variant="outline" onClick={onAnother}>
                  Add another debt like this
                </Button>
              )}
              <ButtonLink to="/debts" variant="ghost">
                See your debts
              </ButtonLink>
            </Flex>
          </Panel>
        }
      >
        <Panel isCompact heading={debtorName(entry)}>
          <Text mb="3">
            {[entry.customer_ref, formatMoney(entry.initial_debt)].filter(Boolean).join(', ')}
          </Text>
          {debtId === null ? (
            <Unattached debt={debt} saved={saved} />
          ) : (
            <NoteAndFiles debt={debt} debtId={debtId} isSending={isSending} />
          )}
        </Panel>
      </DebtFormGrid>
    </div>
  )
}

/** A saved debt whose own id, by which note and files are sent, could not be fetched. */
function Unattached({ debt, saved }: SavedProps) {
  if (debt.uploads.items.length === 0 && !debt.note) return null
  return (
    <Notice
      tone="warning"
      heading="Your invoices and notes have not been sent yet"
      actions={
        <Button variant="outline" onClick={() => void debt.fetchDebtId(saved)}>
          Try again
        </Button>
      }
    >
      The debt is saved, but we could not load it.
    </Notice>
  )
}

/** Sends what the debtor says and the invoices, and shows what has arrived. */
function NoteAndFiles({
  debt,
  debtId,
  isSending,
}: {
  debt: NewDebt
  debtId: number
  isSending: boolean
}) {
  const { uploads, note } = debt
  const { send: createNote } = noteList.useCreate(debtId)

  async function sendNote() {
    const unsent = debt.getNote()
    // One that failed waits for its own "Try again".
    if (unsent?.state !== 'waiting') return
    debt.setNote({ ...unsent, state: 'sending' })
    try {
      await createNote({ note: unsent.text })
      debt.setNote({ ...unsent, state: 'sent' })
    } catch {
      // The snackbar shows why.
      debt.setNote({ ...unsent, state: 'failed' })
    }
  }

  function sendNoteAgain() {
    if (note) debt.setNote({ ...note, state: 'waiting' })
    return send()
  }
  async function send(sendFiles = () => uploads.sendAll(debtId)) {
    try {
      await sendNote()
      const { sent, problem } = await sendFiles()
      if (problem) snackbar.error(problem)
      if (sent > 0 && uploads.allSent()) snackbar.success('Invoices uploaded successfully!')
      debt.closeIfDone()
    } catch (thrown) {
      snackbar.error(toFailure(thrown).message)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the debt was saved
  useEffect(() => {
    void send()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: also when a screen that was left has sent the last file
  useEffect(() => {
    if (!isSending) debt.closeIfDone()
  }, [isSending])

  const states = uploads.items.map(({ state }) => state)
  const files = {
    items: uploads.items,
    onCancel: uploads.cancel,
    onRetry: (key: string) => void send(() => uploads.retry(key, debtId)),
    onRemove: (key: string) => {
      uploads.remove(key)
      debt.closeIfDone()
    },
  }
  return (
    <>
      {note && (
        <div aria-live="polite">
          <NoteNotice note={note} isBusy={isSending} onRetry={() => void sendNoteAgain()} />
        </div>
      )}
      {states.every((state) => state === 'sent') || isSending ? (
        <UploadList {...files} />
      ) : (
        <UploadPicker {...files} onAdd={uploads.add} />
      )}
      {states.includes('waiting') && !isSending && (
        <Box mb="3">
          <Button onClick={() => void send()}>Upload invoices</Button>
        </Box>
      )}
    </>
  )
}

const noteStateText: Record<DisputeNote['state'], string> = {
  waiting: 'What the debtor says has not been saved yet.',
  sending: 'Saving what the debtor says…',
  sent: 'What the debtor says is saved as the first note.',
  failed: 'What the debtor says may not have been saved.',
}

const NoteNotice = ({
  note: { state, text },
  isBusy,
  onRetry,
}: {
  note: DisputeNote
  isBusy: boolean
  onRetry: () => void
}) => (
  <Notice
    tone={state === 'failed' ? 'error' : 'info'}
    heading={noteStateText[state]}
    actions={
      state === 'failed' && (
        <Button variant="outline" isBusy={isBusy} onClick={onRetry}>
          Try again
        </Button>
      )
    }
  >
    {`“${text}”`}
  </Notice>
)
