import { Box } from '@chakra-ui/react'
import { memo } from 'react'
import type { ImportColumn } from '@/rules/import-columns'
import { EncodingChoice } from '../choose/EncodingChoice'
import { importFields } from '../fields'
import type { ImportSession } from '../import-session'
import { formatCount, formatRowNumbers } from '../labels'
import type { Matches } from '../match/match-columns'
import { unmatchedColumns } from '../match/unmatched-columns'
import type { FileSummary, ReadOptions } from '../worker/sheet-service'
import type { Review } from './summary'

/** How the file was read, for the settings that were detected. */
function fileFacts(summary: FileSummary, matches: Matches): string[] {
  const leftOut = unmatchedColumns(summary, matches).map(({ name }) => name)
  return [
    ...(summary.encoding === 'windows-1252'
      ? ['The file is not in UTF-8. It was read as Windows-1252, which Excel uses.']
      : []),
    ...(summary.headerRow > 1
      ? [`The column names were found in row ${summary.headerRow}; the rows above it are skipped.`]
      : []),
    ...(leftOut.length > 0 ? [`Columns left out: ${leftOut.join(', ')}.`] : []),
  ]
}

const label = (field: ImportColumn) => importFields[field].label.toLowerCase()

function rowFacts(review: Review): string[] {
  return [
    ...(review.totalRows.length > 0
      ? [`Total rows skipped: ${formatRowNumbers(review.totalRows)}.`]
      : []),
    ...(review.differing > 0
      ? [
          `In ${formatCount(review.differing, 'row')} the file has another fee type, interest or compensation. The portal’s own figures are sent.`,
        ]
      : []),
    ...review.changes.map(
      ({ column, from, to, rows }) =>
        `In ${formatCount(rows, 'row')} the ${label(column)} is written in full: ${from} as ${to}.`,
    ),
  ]
}

/** Lists how the file was read and which values the portal changed. */
export const FileNotices = memo(function FileNotices({
  importSession,
  summary,
  matches,
  readOptions,
  review,
}: {
  importSession: ImportSession
  summary: FileSummary
  matches: Matches
  readOptions: ReadOptions
  review: Review
}) {
  const facts = [...fileFacts(summary, matches), ...rowFacts(review)]
  if (facts.length === 0 && summary.sampleLine === null) return null
  return (
    <Box as="section" aria-labelledby="file-notices" mb="6" fontSize="sm">
      <Box as="h3" id="file-notices" fontSize="md" fontWeight="semibold" mb="1">
        How your file was read
      </Box>
      <Box as="ul" listStyleType="disc" ps="5" overflowWrap="anywhere">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Box>
      {summary.sampleLine !== null && (
        <EncodingChoice
          importSession={importSession}
          readOptions={readOptions}
          summary={summary}
          sampleLine={summary.sampleLine}
        />
      )}
    </Box>
  )
})
