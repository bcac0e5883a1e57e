import { Box } from '@chakra-ui/react'
import { format } from 'date-fns'
import { useEffect, useRef } from 'react'
import { Button } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import type { ImportBlock } from '../import-state'
import { formatCount } from '../labels'
import type { ImportHolder } from './import-lock'

/** Explains why nothing was sent and what the user can do. */
export function BlockNotice({
  block,
  takesFocus,
  onRetry,
}: {
  block: ImportBlock
  takesFocus: boolean
  onRetry: () => void
}) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) frame.current?.focus()
  }, [takesFocus])
  return (
    <Box ref={frame} tabIndex={-1} outline="none">
      <BlockReason block={block} onRetry={onRetry} />
    </Box>
  )
}

function BlockReason({ block, onRetry }: { block: ImportBlock; onRetry: () => void }) {
  const retry = (
    <Button variant="outline" onClick={onRetry}>
      Try again
    </Button>
  )
  switch (block.kind) {
    case 'other-tab':
      return (
        <Notice tone="error" heading="Nothing was sent" actions={retry}>
          {otherTabMessage(block.heldBy)}
        </Notice>
      )
    case 'list-unreadable':
      return (
        <Notice
          tone="error"
          heading="Your debts could not be read, so nothing was sent"
          actions={retry}
        >
          {`The rows are compared with your debts before they are sent. ${block.message}`}
        </Notice>
      )
    case 'debts-changed':
      return (
        <Notice tone="error" heading={changeMessage(block)}>
          Nothing was sent. Check the rows below, then import again.
        </Notice>
      )
    default:
      return block satisfies never
  }
}

function otherTabMessage(heldBy: ImportHolder | null): string {
  const what = heldBy
    ? `importing “${heldBy.fileName}” (started ${format(heldBy.startedAt, 'HH:mm')})`
    : 'importing debts'
  return `Another tab of this browser is ${what}. Wait until it has finished, then try again.`
}

type DebtsChanged = Extract<ImportBlock, { kind: 'debts-changed' }>

function changeMessage({ change, isFirstComparison }: DebtsChanged): string {
  const { newlyExisting, newlySimilar } = change
  const existingText = isFirstComparison
    ? `${newlyExisting} of these rows ${newlyExisting === 1 ? 'is' : 'are'} already among your debts`
    : `${newlyExisting} of these rows ${newlyExisting === 1 ? 'was' : 'were'} added to your debts while you were reviewing them`
  const similarText = `${formatCount(newlySimilar, 'row')} now ${newlySimilar === 1 ? 'looks' : 'look'} like a debt you have`
  const messages = [
    ...(newlyExisting > 0 ? [existingText] : []),
    ...(newlySimilar > 0 ? [similarText] : []),
  ]
  return messages.length > 0
    ? messages.join('. ')
    : 'Your debts changed while you were reviewing these rows'
}
