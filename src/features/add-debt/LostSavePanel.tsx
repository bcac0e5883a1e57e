import { HStack } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Button, TextLink } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import type { LostSave } from './stage'

const heading = 'We do not know yet whether the debt was saved'

const words = {
  'not-there': {
    heading: 'The debt is not in your list',
    text: 'No answer came when it was sent, so we looked for it. If the service is slow it may still appear: check again before you send it again.',
  },
  'maybe-there': {
    heading,
    text: 'No answer of use came when it was sent. Some debts of your list cannot be read, and it may be one of them. Look through your list before you send it again.',
  },
  'could-not-look': {
    heading,
    text: 'No answer came when it was sent, and your list of debts could not be read. Nothing will be sent again before we have looked.',
  },
}

/** A save that got no answer: what was found, and what can be done. */
export function LostSavePanel({
  lost,
  onCheckAgain,
  onSendAgain,
}: {
  lost: LostSave
  onCheckAgain: () => void
  onSendAgain: () => void
}) {
  const panel = useRef<HTMLDivElement>(null)
  const { looked } = lost
  useEffect(() => {
    if (looked !== 'looking') panel.current?.focus()
  }, [looked])

  if (looked === 'looking') return <Skeleton label="Looking whether the debt was saved" />
  return (
    <div ref={panel} tabIndex={-1}>
      <Notice
        tone="warning"
        heading={words[looked].heading}
        actions={
          <HStack gap="4" wrap="wrap">
            <Button onClick={onCheckAgain}>Check again</Button>
            {looked !== 'could-not-look' && (
              <Button variant="outline" onClick={onSendAgain}>
                Send again
              </Button>
            )}
            <TextLink to="/debts" target="_blank">
              Your debts (opens in a new tab)
            </TextLink>
          </HStack>
        }
      >
        {words[looked].text} What you typed is kept.
      </Notice>
    </div>
  )
}
