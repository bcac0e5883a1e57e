import { Box, HStack } from '@chakra-ui/react'
import { memo, useId } from 'react'
import { type Encoding, encodings } from '@/lib/csv-decode'
import type { ImportColumn } from '@/rules/import-columns'
import { Button } from '@/ui/Buttons'
import { ControlSelect } from '@/ui/form/ControlSelect'
import { importFields } from '../fields'
import { formatCount, formatRowNumbers } from '../labels'
import { type Matches, unmatchedColumns } from '../match/match-columns'
import { useImportSession } from '../useImportSession'
import type { FileSummary, ReadOptions } from '../worker/sheet-service'
import type { Review } from './summary'

const fieldName = (field: ImportColumn) => importFields[field].label.toLowerCase()

/** How the file was read, as far as it was detected, and the values the portal changed. */
function fileFacts(summary: FileSummary, matches: Matches, review: Review): string[] {
  const leftOut = unmatchedColumns(summary, matches).map(({ name }) => name)
  return [
    summary.encoding === 'windows-1252' &&
      'The file is not in UTF-8. It was read as Windows-1252, which Excel uses.',
    summary.headerRow > 1 &&
      `The column names were found in row ${summary.headerRow}; the rows above it are skipped.`,
    leftOut.length > 0 && `Columns left out: ${leftOut.join(', ')}.`,
    review.totalRows.length > 0 && `Total rows skipped: ${formatRowNumbers(review.totalRows)}.`,
    review.differing > 0 &&
      `In ${formatCount(review.differing, 'row')} the file has another fee type, interest or compensation. The portal’s own figures are sent.`,
    ...review.changes.map(
      ({ column, from, to, rows }) =>
        `In ${formatCount(rows, 'row')} the ${fieldName(column)} is written in full: ${from} as ${to}.`,
    ),
  ].filter((fact) => fact !== false)
}

/** Lists how the file was read and which values the portal changed. */
export const FileNotices = memo(function FileNotices({
  summary,
  matches,
  readOptions,
  review,
}: {
  summary: FileSummary
  matches: Matches
  readOptions: ReadOptions
  review: Review
}) {
  const facts = fileFacts(summary, matches, review)
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
          readOptions={readOptions}
          summary={summary}
          sampleLine={summary.sampleLine}
        />
      )}
    </Box>
  )
})

const names: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252 (Excel on Windows)',
  'utf-16le': 'UTF-16 (little-endian)',
  'utf-16be': 'UTF-16 (big-endian)',
  macintosh: 'Mac Roman',
}

/** Shows a line with non-ASCII letters and lets the user correct the text encoding. */
function EncodingChoice({
  readOptions,
  summary,
  sampleLine,
}: {
  readOptions: ReadOptions
  summary: FileSummary
  sampleLine: string
}) {
  const importSession = useImportSession()
  const id = useId()
  return (
    <Box mt="2">
      <HStack columnGap="6" rowGap="2" flexWrap="wrap">
        <Box overflowWrap="anywhere" lineClamp="2" maxW="36rem">
          A line of your file: <q>{sampleLine}</q>
        </Box>
        <HStack gap="3" flexWrap="wrap">
          <label htmlFor={id}>Looks wrong? Text encoding</label>
          <ControlSelect
            id={id}
            size="sm"
            w="18rem"
            maxW="full"
            value={summary.encoding}
            onChange={({ target }) => {
              const encoding = encodings.find((name) => name === target.value)
              if (encoding) void importSession.rereadFile({ encoding, repair: false })
            }}
          >
            {encodings.map((encoding) => (
              <option key={encoding} value={encoding}>
                {names[encoding]}
              </option>
            ))}
          </ControlSelect>
        </HStack>
        {summary.garbled && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => void importSession.rereadFile({ ...readOptions, repair: true })}
          >
            Repair garbled letters
          </Button>
        )}
      </HStack>
    </Box>
  )
}
