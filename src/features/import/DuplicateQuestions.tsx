import { Notice } from '@/ui/Notice'
import { Choice } from './Choice'
import type { Likeness } from './duplicates'
import type { Review } from './review'
import { counted } from './words'
import type { Work } from './work'
import type { WorkState } from './work-state'

const answers = [
  { value: 'leave', label: 'Leave them out' },
  { value: 'send', label: 'Import them too' },
] as const

const numbers = (rows: readonly number[]) =>
  `${rows.slice(0, 12).join(', ')}${rows.length > 12 ? ' and others' : ''}`

/** Rows that may be a debt a second time: what the portal thinks, and the person's decision. */
export function DuplicateQuestions({
  work,
  state,
  review,
  likeness,
}: {
  work: Work
  state: WorkState
  review: Review
  likeness: Likeness
}) {
  const { repeats } = review
  const same = [...likeness.same]
  const alike = [...likeness.alike]
  return (
    <>
      {repeats.length > 0 && (
        <Notice
          tone="warning"
          heading={`${counted(repeats.length, 'row')} the same as an earlier row of the file`}
        >
          <p>Rows {numbers(repeats.map(({ row }) => row))}.</p>
          <Choice
            legend="Rows that repeat an earlier one"
            options={answers}
            value={state.sendRepeats ? 'send' : 'leave'}
            onChange={(answer) => work.set({ sendRepeats: answer === 'send' })}
          />
        </Notice>
      )}
      {same.length > 0 && (
        <Notice
          tone="warning"
          heading={`${counted(same.length, 'row is', 'rows are')} already among your debts`}
        >
          <p>Reference, name, amount and date are the same. Rows {numbers(same)}.</p>
          <Choice
            legend="Rows that are already among your debts"
            options={answers}
            value={state.sendKnown ? 'send' : 'leave'}
            onChange={(answer) => work.set({ sendKnown: answer === 'send' })}
          />
        </Notice>
      )}
      {alike.length > 0 && (
        <Notice
          tone="warning"
          heading={`${counted(alike.length, 'row looks', 'rows look')} like a debt you already have`}
        >
          <p>
            A reference, the company number, or the name and amount is the same. Rows{' '}
            {numbers(alike)} are sent.
          </p>
        </Notice>
      )}
    </>
  )
}
