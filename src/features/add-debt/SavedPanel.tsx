import { Box, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { entryIdentity, isSameDebt, recordIdentity } from '@/api/debtor/identity'
import { debtorListQuery } from '@/api/debtor/queries'
import { DebtFormGrid, FormSection } from '@/components/debt-fields/FormSection'
import { UploadList } from '@/components/uploads/UploadList'
import { UploadPicker } from '@/components/uploads/UploadPicker'
import { debtorName } from '@/rules/debtor-name'
import { Button, ButtonLink, TextLink } from '@/ui/Buttons'
import { DefinitionList } from '@/ui/DefinitionList'
import { focusHeading } from '@/ui/focus-heading'
import { Money } from '@/ui/Money'
import { Notice } from '@/ui/Notice'
import type { DisputeNote, NewDebt, SavedDebt } from './useNewDebt'

const noteStateText: Record<DisputeNote['state'], string> = {
  waiting: 'What the debtor says is not saved yet.',
  sending: 'Saving what the debtor says…',
  sent: 'What the debtor says is saved as the first note.',
  failed: 'What the debtor says was not saved.',
}

/** The saved debt, the state of its note and files, and the next actions. */
export function SavedPanel({
  debt: { uploads, note, ...debt },
  saved,
  onAnother,
}: {
  debt: NewDebt
  saved: SavedDebt
  onAnother: () => void
}) {
  const { entry, debtorId } = saved
  const states = uploads.items.map(({ state }) => state)
  const sent = states.filter((state) => state === 'sent').length
  const sending = states.includes('sending') || note?.state === 'sending'
  const filesLeft = sent < states.length
  const sendRest = () => debt.sendRest(saved)
  const files = {
    items: uploads.items,
    onCancel: uploads.cancel,
    onRemove: debt.removeFile,
    onRetry: (key: string) => debt.retryFile(saved, key),
  }
  return (
    <div ref={focusHeading}>
      <Notice tone="success" heading="The debt is saved." level={2}>
        {states.length > 0 && (
          <Text aria-live="polite">
            {`${sent} of ${states.length} ${states.length === 1 ? 'file' : 'files'} uploaded.`}
          </Text>
        )}
        {saved.isFound && <Text>No answer came when it was sent, but it is in your list.</Text>}
      </Notice>
      {saved.isOutdated && (
        <Notice tone="warning" heading="Your later changes were not sent">
          The debt was saved as you typed it first. Open it and edit it to change it.
        </Notice>
      )}
      <DuplicateSaveNotice saved={saved} />
      <DebtFormGrid
        claim={
          <FormSection heading="What happens next">
            <Text fontSize="sm" color="fg.muted" mb="4">
              The debt has the status Processing. On its own page you can follow it, write notes and
              add more invoices.
            </Text>
            <Flex direction="column" gap="2" mb="3">
              <ButtonLink
                to="/debt-detail/$id"
                params={{ id: debtorId }}
                variant={filesLeft ? 'outline' : 'solid'}
              >
                Open the debt
              </ButtonLink>
              {!sending && (
                <Button variant="outline" onClick={onAnother}>
                  Add another debt like this
                </Button>
              )}
              <ButtonLink to="/debts" variant="ghost">
                See your debts
              </ButtonLink>
            </Flex>
          </FormSection>
        }
      >
        <FormSection heading={debtorName(entry)}>
          <Box mb="3">
            <DefinitionList
              columns={2}
              items={[
                { term: 'Your reference', value: entry.customer_ref },
                { term: 'Original amount', value: <Money pence={entry.initial_debt} /> },
              ]}
            />
          </Box>
          {note && <NoteNotice note={note} busy={sending} onRetry={sendRest} />}
          {filesLeft && !sending ? (
            <UploadPicker {...files} onAdd={uploads.add} />
          ) : (
            <UploadList {...files} />
          )}
          {states.includes('waiting') && !sending && (
            <Box mb="3">
              <Button onClick={sendRest}>Upload invoices</Button>
            </Box>
          )}
        </FormSection>
      </DebtFormGrid>
    </div>
  )
}

function NoteNotice({
  note: { state, text, message },
  busy,
  onRetry,
}: {
  note: DisputeNote
  busy: boolean
  onRetry: () => void
}) {
  if (state === 'sent' || state === 'sending') {
    return (
      <Text my="3" aria-live="polite">
        {noteStateText[state]}
      </Text>
    )
  }
  return (
    <Notice
      tone="error"
      heading={noteStateText[state]}
      actions={
        <Button variant="outline" busy={busy} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {message && <Text>{message}</Text>}
      <Text>“{text}”</Text>
    </Notice>
  )
}

/**
 * Browsers silently resend a request when a connection breaks. The page cannot see that, but it can
 * find two equal new debts in the list.
 */
function DuplicateSaveNotice({ saved: { entry, baseline } }: { saved: SavedDebt }) {
  const { data: list } = useQuery(debtorListQuery)
  const identity = entryIdentity(entry)
  const records = (list?.items ?? [])
    .filter((debtor) => !baseline?.has(debtor.id) && isSameDebt(identity, recordIdentity(debtor)))
    .toSorted((one, other) => other.id - one.id)
  if (records.length < 2) return null
  const times = records.length === 2 ? 'twice' : `${records.length} times`
  return (
    <Notice tone="warning" heading={`This debt is in your list ${times}`}>
      <p>
        It may have been sent more than once on its way. Look at each of them, and tell us which one
        to take out: you cannot delete a debt yourself.
      </p>
      <ul>
        {records.map((debtor) => (
          <li key={debtor.id}>
            <TextLink to="/debt-detail/$id" params={{ id: debtor.id }}>
              {debtorName(debtor)}, number {debtor.id}
            </TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
