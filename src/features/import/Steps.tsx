import { Box, chakra, useSlotRecipe } from '@chakra-ui/react'
import { stepsSlotRecipe } from '@chakra-ui/react/theme'
import { Check } from 'lucide-react'
import type { Work } from './import-session'
import { isUnderWay, type WorkState } from './import-state'

const stepNames = ['upload', 'match', 'review', 'done'] as const
type StepName = (typeof stepNames)[number]

function currentStep({ step, busy, file, sending }: WorkState): StepName {
  if (busy === 'comparing' || (step === 'send' && sending)) return 'done'
  return !file || step === 'choose' || step === 'send' ? 'upload' : step
}

/** The current step, and the one before it, where they can be gone to; the others are text. */
const isButton = (name: StepName, current: StepName): name is 'match' | 'review' =>
  (name === 'match' && (current === 'match' || current === 'review')) ||
  (name === 'review' && current === 'review')

/**
 * Where the import stands. Chakra's own component makes tabs of its steps, so only its styles are
 * used here.
 */
export function Steps({ work, state }: { work: Work; state: WorkState }) {
  const styles = useSlotRecipe({ recipe: stepsSlotRecipe })({ size: 'xs' })
  const current = currentStep(state)
  const currentIndex = stepNames.indexOf(current)
  const labels: Record<StepName, string> = {
    upload: 'Upload',
    match: 'Match columns',
    review: 'Review',
    done: isUnderWay(state) ? 'Sending' : 'Done',
  }
  return (
    <Box as="nav" aria-label="Steps of the import" flex={{ base: '1 1 100%', lg: '0 1 38rem' }}>
      <chakra.ol css={styles.list}>
        {stepNames.map((name, index) => {
          const isCurrent = index === currentIndex
          const isComplete = index < currentIndex || (isCurrent && labels[name] === 'Done')
          const mark = `data-${isComplete ? 'complete' : isCurrent ? 'current' : 'incomplete'}`
          const content = (
            <>
              <chakra.span css={styles.indicator} aria-hidden {...{ [mark]: '' }}>
                {isComplete ? <Check /> : index + 1}
              </chakra.span>
              <chakra.span
                css={styles.title}
                color={index > currentIndex ? 'fg.muted' : 'fg'}
                fontWeight={isCurrent ? 'semibold' : 'medium'}
                // A phone has room for one name.
                display={isCurrent ? 'inline' : { base: 'none', sm: 'inline' }}
              >
                {labels[name]}
              </chakra.span>
            </>
          )
          const ariaCurrent = isCurrent ? 'step' : undefined
          return (
            <chakra.li key={name} css={styles.item} flex={name === 'done' ? 'initial' : '1 1 auto'}>
              {isButton(name, current) ? (
                <chakra.button
                  type="button"
                  css={styles.trigger}
                  minH="8"
                  cursor="pointer"
                  aria-label={labels[name]}
                  aria-current={ariaCurrent}
                  onClick={() => work.goTo(name)}
                >
                  {content}
                </chakra.button>
              ) : (
                <chakra.span css={styles.trigger} minH="8" aria-current={ariaCurrent}>
                  {content}
                </chakra.span>
              )}
              <chakra.span
                css={styles.separator}
                data-part="separator"
                aria-hidden
                {...(index < currentIndex && { 'data-complete': '' })}
              />
            </chakra.li>
          )
        })}
      </chakra.ol>
    </Box>
  )
}
