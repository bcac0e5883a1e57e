import { Box, chakra, Flex, Span } from '@chakra-ui/react'
import { Check } from 'lucide-react'

const Step = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '8',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    '&[aria-current], &[data-complete]': { color: 'fg' },
    '&[aria-current]': { fontWeight: 'semibold' },
  },
})

/** The number of a step; its colours follow the state of the step around it. */
const StepNumber = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '6',
    borderWidth: '2px',
    borderRadius: 'full',
    fontSize: 'xs',
    '[aria-current] > &, [data-complete] > &': { borderColor: 'accent.solid' },
    '[data-complete] > &': { bg: 'accent.solid', color: 'accent.contrast' },
  },
})

/** The steps of a task; a phone shows the label of the current one only. */
export const StepList = ({
  label,
  steps,
  current,
  isDone = false,
}: {
  label: string
  /** With `onGo` the step is a button. */
  steps: readonly { label: string; onGo?: (() => void) | undefined }[]
  /** Index of the current step. */
  current: number
  /** Whether the current step is complete, too. */
  isDone?: boolean
}) => (
  <nav aria-label={label}>
    <Flex as="ol" gap={{ base: '1', sm: '3' }}>
      {steps.map(({ label: name, onGo }, index) => {
        const isCurrent = index === current
        const isComplete = index < current || (isDone && isCurrent)
        const isLast = index === steps.length - 1
        return (
          <Flex as="li" key={name} align="center" gap="3" flex={{ sm: isLast ? '0 1 auto' : '1' }}>
            <Step
              aria-current={isCurrent ? 'step' : undefined}
              data-complete={isComplete || undefined}
              {...(onGo && { as: 'button', cursor: 'pointer', onClick: onGo })}
            >
              <StepNumber aria-hidden>{isComplete ? <Check size={14} /> : index + 1}</StepNumber>
              <Span srOnly={{ base: !isCurrent, sm: false }}>{name}</Span>
            </Step>
            {!isLast && (
              <Box hideBelow="sm" flex="1" h="2px" bg={isComplete ? 'accent.solid' : 'border'} />
            )}
          </Flex>
        )
      })}
    </Flex>
  </nav>
)
