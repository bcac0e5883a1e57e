import { HStack, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { InvoiceUpload } from '@/api/upload-list'
import { Button, ButtonLink } from '@/ui/Buttons'
import { Panel } from '@/ui/Panel'
import { UploadList } from '@/ui/UploadList'
import type { SavedDebt } from './stage'

const filesInWords = (sent: number, all: number) =>
  `${sent} of ${all} ${all === 1 ? 'file' : 'files'} uploaded.`

/** The debt is there; what became of its files, and the way on. */
export function SavedPanel({
  saved,
  uploads,
  onUpload,
  onRetry,
  onLeave,
  onAnother,
}: {
  saved: SavedDebt
  uploads: readonly InvoiceUpload[]
  onUpload: () => void
  onRetry: (key: string) => void
  onLeave: () => void
  onAnother: () => void
}) {
  const panel = useRef<HTMLDivElement>(null)
  const sent = uploads.filter(({ state }) => state === 'sent').length
  const waiting = uploads.some(({ state }) => state === 'waiting')
  const sending = uploads.some(({ state }) => state === 'sending')
  useEffect(() => panel.current?.focus(), [])

  return (
    <div ref={panel} tabIndex={-1}>
      <Panel heading={saved.name}>
        <Text aria-live="polite">
          The debt is saved. {uploads.length > 0 && filesInWords(sent, uploads.length)}
        </Text>
        {saved.foundLater && <Text>No answer came when it was sent, but it is in your list.</Text>}
        <UploadList items={uploads} onRetry={onRetry} />
        <HStack gap="3" wrap="wrap" mt="4">
          {waiting && !sending && <Button onClick={onUpload}>Upload invoices</Button>}
          <ButtonLink
            to="/debt-detail/$id"
            params={{ id: saved.debtorId }}
            variant={waiting ? 'outline' : 'solid'}
            onClick={onLeave}
          >
            Open the debt
          </ButtonLink>
          {!sending && (
            <Button variant="outline" onClick={onAnother}>
              Add another debt
            </Button>
          )}
        </HStack>
      </Panel>
    </div>
  )
}
