import { Box, chakra, type SystemStyleObject, useSlotRecipe } from '@chakra-ui/react'
import { stepsSlotRecipe } from '@chakra-ui/react/theme'
import { Check } from 'lucide-react'

interface Step {
  label: string
  /** Makes the step a button. */
  onGo?: (() => void) | undefined
}

/** The steps of a task. Chakra's component renders steps as tabs, so only its styles are used. */
export function StepList({
  label,
  steps,
  current,
  isDone = false,
}: {
  label: string
  steps: readonly Step[]
  /** Index of the current step. */
  current: number
  /** Whether the current step is complete, too. */
  isDone?: boolean
}) {
  const styles = useSlotRecipe({ recipe: stepsSlotRecipe })({ size: 'xs' })
  return (
    <Box as="nav" aria-label={label} maxW="full">
      <chakra.ol css={styles.list} gap={{ base: '1', sm: '0' }}>
        {steps.map((step, index) => (
          <chakra.li
            key={step.label}
            css={styles.item}
            flex={index === steps.length - 1 ? 'initial' : '1 1 auto'}
          >
            <StepTrigger
              step={step}
              number={index + 1}
              isCurrent={index === current}
              isComplete={index < current || (isDone && index === current)}
              styles={styles}
            />
            <chakra.span
              css={styles.separator}
              data-part="separator"
              // At 320 px five steps leave no space for lines.
              display={{ base: 'none', sm: 'block' }}
              aria-hidden
              {...(index < current && { 'data-complete': '' })}
            />
          </chakra.li>
        ))}
      </chakra.ol>
    </Box>
  )
}

function StepTrigger({
  step: { label, onGo },
  number,
  isCurrent,
  isComplete,
  styles,
}: {
  step: Step
  number: number
  isCurrent: boolean
  isComplete: boolean
  styles: Record<string, SystemStyleObject>
}) {
  const state = isComplete ? 'complete' : isCurrent ? 'current' : 'incomplete'
  const trigger = {
    css: styles.trigger,
    minH: '8',
    'aria-current': isCurrent ? 'step' : undefined,
  } as const
  const content = (
    <>
      <chakra.span css={styles.indicator} aria-hidden {...{ [`data-${state}`]: '' }}>
        {isComplete ? <Check /> : number}
      </chakra.span>
      <chakra.span
        css={styles.title}
        color={state === 'incomplete' ? 'fg.muted' : 'fg'}
        fontWeight={isCurrent ? 'semibold' : 'medium'}
        // A phone shows the current label only.
        srOnly={isCurrent ? undefined : { base: true, sm: false }}
      >
        {label}
      </chakra.span>
    </>
  )
  return onGo ? (
    <chakra.button type="button" {...trigger} cursor="pointer" onClick={onGo}>
      {content}
    </chakra.button>
  ) : (
    <chakra.span {...trigger}>{content}</chakra.span>
  )
}
