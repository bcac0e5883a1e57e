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
  const { heading, text } = blockMessage(block)
  return (
    <Box ref={frame} tabIndex={-1} outline="none">
      <Notice
        tone="error"
        heading={heading}
        actions={
          block.kind !== 'debts-changed' && (
            <Button variant="outline" onClick={onRetry}>
              Try again
            </Button>
          )
        }
      >
        {text}
      </Notice>
    </Box>
  )
}

function blockMessage(block: ImportBlock): { heading: string; text: string } {
  switch (block.kind) {
    case 'other-tab':
      return { heading: 'Nothing was sent', text: otherTabMessage(block.heldBy) }
    case 'list-unreadable':
      return {
        heading: 'Your debts could not be read, so nothing was sent',
        text: `The rows are compared with your debts before they are sent. ${block.message}`,
      }
    case 'debts-changed':
      return {
        heading: changeMessage(block),
        text: 'Nothing was sent. Check the rows below, then import again.',
      }
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

function changeMessage({
  change: { newlyExisting, newlySimilar },
  isFirstComparison,
}: Extract<ImportBlock, { kind: 'debts-changed' }>): string {
  const existing = isFirstComparison
    ? `${newlyExisting === 1 ? 'is' : 'are'} already among your debts`
    : `${newlyExisting === 1 ? 'was' : 'were'} added to your debts while you were reviewing them`
  const messages = [
    newlyExisting > 0 && `${newlyExisting} of these rows ${existing}`,
    newlySimilar > 0 &&
      `${formatCount(newlySimilar, 'row')} now ${newlySimilar === 1 ? 'looks' : 'look'} like a debt you have`,
  ].filter(Boolean)
  return messages.length > 0
    ? messages.join('. ')
    : 'Your debts changed while you were reviewing these rows'
}
