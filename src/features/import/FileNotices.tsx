import { Notice } from '@/ui/Notice'
import type { FileSummary } from './reader'
import type { Review } from './review'
import { counted } from './words'
import type { WorkState } from './work-state'

const few = 12

const list = (numbers: readonly number[]) =>
  numbers.length > few ? `${numbers.slice(0, few).join(', ')} and others` : numbers.join(', ')

const rowNumbers = (numbers: readonly number[]) =>
  `${numbers.length === 1 ? 'row' : 'rows'} ${list(numbers)}`

function leftOutColumns({ header }: FileSummary, { matches }: WorkState): string[] {
  return header.filter((name, place) => name !== '' && matches[place] === null)
}

/** How the file was read, where it could have been read otherwise. */
function aboutFile(summary: FileSummary, state: WorkState): string[] {
  const leftOut = leftOutColumns(summary, state)
  return [
    ...(summary.encoding === 'Windows-1252'
      ? [
          'The file is not in UTF-8. It was read as Windows-1252, which Excel uses: look at names with accents.',
        ]
      : []),
    ...(summary.garbled
      ? [
          'Some letters look garbled, like “Â£” for “£”. Save the file as CSV UTF-8 and choose it again.',
        ]
      : []),
    ...(summary.headerRow > 1
      ? [`The column names were found in row ${summary.headerRow}; the rows above it are left out.`]
      : []),
    ...(leftOut.length > 0 ? [`Columns left out: ${leftOut.join(', ')}.`] : []),
  ]
}

function aboutRows(review: Review): string[] {
  return [
    ...(review.totalRows.length > 0
      ? [`Lines of sums, left out: ${rowNumbers(review.totalRows)}.`]
      : []),
    ...(review.differing > 0
      ? [
          `In ${counted(review.differing, 'row')} the file has another fee type, interest or compensation. The portal’s own figures are sent.`,
        ]
      : []),
  ]
}

/** What is worth knowing and stops nothing. */
export function FileNotices({
  summary,
  state,
  review,
}: {
  summary: FileSummary
  state: WorkState
  review: Review
}) {
  const facts = [...aboutFile(summary, state), ...aboutRows(review)]
  return (
    <>
      {facts.length > 0 && (
        <Notice tone="info" heading="How your file was read">
          <ul>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </Notice>
      )}
      {review.warnings.length > 0 && (
        <Notice tone="warning" heading="Worth a look; these rows are sent all the same">
          <ul>
            {review.warnings.map(({ text, rows }) => (
              <li key={text}>
                {text}: {rowNumbers(rows)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
