import { Check } from 'lucide-react'
import styles from './StepList.module.css'

interface Step {
  label: string
  /** Makes the step a button. */
  onGo?: (() => void) | undefined
}

/** The steps of a task; a phone shows the label of the current one only. */
export const StepList = ({
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
}) => (
  <nav aria-label={label}>
    <ol className={styles.steps}>
      {steps.map(({ label: name, onGo }, index) => {
        const isComplete = index < current || (isDone && index === current)
        const trigger = {
          className: styles.step,
          'aria-current': index === current ? ('step' as const) : undefined,
          'data-complete': isComplete || undefined,
        }
        const content = (
          <>
            <span className={styles.number} aria-hidden>
              {isComplete ? <Check size={14} /> : index + 1}
            </span>
            <span className={styles.label}>{name}</span>
          </>
        )
        return (
          <li key={name}>
            {onGo ? (
              <button type="button" {...trigger} onClick={onGo}>
                {content}
              </button>
            ) : (
              <span {...trigger}>{content}</span>
            )}
          </li>
        )
      })}
    </ol>
  </nav>
)
