import { HStack } from '@chakra-ui/react'
import { Button } from '@/ui/Buttons'
import type { Work } from './work'

/** Where one is stands out from where one can go. */
const current = {
  '& [aria-current=step]': {
    color: 'fg',
    borderRadius: '0',
    boxShadow: 'inset 0 -3px var(--chakra-colors-accent)',
  },
}

/** The two steps between choosing a file and sending it, and the way back to the first of them. */
export function Steps({ work, step }: { work: Work; step: 'match' | 'review' }) {
  const isReview = step === 'review'
  return (
    <HStack mb="4" as="nav" aria-label="Steps of the import" flexWrap="wrap" css={current}>
      <Button
        variant="ghost"
        aria-current={isReview ? undefined : 'step'}
        onClick={() => work.goTo('match')}
      >
        Match columns
      </Button>
      {isReview && (
        <Button variant="ghost" aria-current="step" onClick={() => work.goTo('review')}>
          Review
        </Button>
      )}
    </HStack>
  )
}
