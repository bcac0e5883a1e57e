import { formatMoney } from '@/rules/money'
import { TextLink } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import { Choice } from './Choice'
import { type DatedMarks, type DoubleKind, doubleKinds } from './duplicates'
import type { DoubleRow, Review } from './review'
import { counted } from './words'
import type { Work } from './work'
import type { WorkState } from './work-state'

const answers = [
  { value: 'leave', label: 'Leave them out' },
  { value: 'send', label: 'Import them too' },
] as const

const words: Record<DoubleKind, { heading: (count: number) => string; legend: string }> = {
  repeat: {
    heading: (count) => `${counted(count, 'row')} the same as an earlier row of the file`,
    legend: 'Rows that repeat an earlier one',
  },
  likely: {
    heading: (count) => `${counted(count, 'row')} with the reference of an earlier row of the file`,
    legend: 'Rows that look like an earlier one',
  },
  known: {
    heading: (count) => `${counted(count, 'row is', 'rows are')} already among your debts`,
    legend: 'Rows that are already among your debts',
  },
  alike: {
    heading: (count) => `${counted(count, 'row looks', 'rows look')} like a debt you already have`,
    legend: 'Rows that look like a debt you already have',
  },
}

/** Rows that may be a debt a second time: what the portal found, and the person’s decision. */
export function DuplicateQuestions({
  work,
  state,
  review,
}: {
  work: Work
  state: WorkState
  review: Review
}) {
  const { doubles } = state.choices
  return doubleKinds.map((kind) => {
    const { count, first } = review.doubles[kind]
    if (count === 0) return null
    const { heading, legend } = words[kind]
    return (
      <Notice key={kind} tone="warning" heading={heading(count)}>
        <Choice
          legend={legend}
          options={answers}
          value={doubles[kind]}
          onChange={(answer) => void work.choices({ doubles: { ...doubles, [kind]: answer } })}
        />
        {/* A few are looked at before anything is decided. */}
        <details open={count <= first.length}>
          <summary>Show them side by side</summary>
          <ul>
            {first.map((double) => (
              <li key={double.row}>
                <SideBySide double={double} />
              </li>
            ))}
          </ul>
          {count > first.length && <p>And {count - first.length} more.</p>}
        </details>
      </Notice>
    )
  })
}

const inWords = ({ name, references, amount }: DatedMarks) =>
  [name, references.customer_ref, formatMoney(amount)].filter(Boolean).join(', ')

function SideBySide({ double }: { double: DoubleRow }) {
  const { row, other } = double
  return (
    <>
      Row {row}: {inWords(double)}.{' '}
      {'row' in other ? (
        `Like row ${other.row}.`
      ) : (
        <>
          Like{' '}
          <TextLink to="/debt-detail/$id" params={{ id: other.id }} target="_blank">
            {inWords(other)}
          </TextLink>
          .
        </>
      )}
    </>
  )
}
