import { Box, Flex } from '@chakra-ui/react'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import { RowsToFixButton } from '../DownloadCsvButton'
import { formatCount } from '../format-count'
import type { Decisions, FileFacts, ProblemGroup, Summary } from '../sheet/protocol'
import { LeftOutSection } from './LeftOutSection'
import { ProblemItem } from './ProblemItem'

/** What is to fix, to check and left out, beside the table or, on a narrow screen, above it. */
export function ProblemsPanel({
  file,
  summary,
  decided,
  onShow,
  onShowLeftOut,
}: {
  file: FileFacts
  summary: Summary
  decided: Partial<Decisions>
  onShow: (problem: ProblemGroup) => void
  onShowLeftOut: () => void
}) {
  const { counts, problems } = summary
  const items = (severity: ProblemGroup['severity']) => (
    <Box as="ul" listStyleType="none" fontSize="sm">
      {problems
        .filter((problem) => problem.severity === severity)
        .map((problem) => (
          <ProblemItem key={problem.id} problem={problem} onShow={() => onShow(problem)} />
        ))}
    </Box>
  )
  const notes = readingNotes(file, summary)
  return (
    <Box
      ref={restoreFocusOnRemoval}
      role="group"
      aria-label="Rows to decide about"
      tabIndex={-1}
      outline="none"
    >
      <Flex role="status" gap="2" align="center" px="4" py="3" fontWeight="semibold">
        {counts.toFix === 0 && counts.ready > 0 && (
          <>
            <Box asChild color="green.fg" flexShrink="0">
              <CircleCheck aria-hidden size={20} />
            </Box>
            <span>All rows ready</span>
          </>
        )}
        {counts.toFix > 0 && <span>{`${formatCount(counts.toFix, 'row')} to fix`}</span>}
        {counts.toFix === 0 && counts.ready === 0 && <span>No rows to import</span>}
      </Flex>
      {counts.toFix > 0 && (
        <Section heading="To fix" isHeadingHidden>
          {items('error')}
          <Box pb="3">
            <RowsToFixButton size="xs" />
          </Box>
        </Section>
      )}
      <LeftOutSection summary={summary} decided={decided} onShow={onShowLeftOut} />
      {problems.some(({ severity }) => severity === 'warning') && (
        <Section heading="Check these (they will still be imported)">{items('warning')}</Section>
      )}
      {notes.length > 0 && (
        <Section heading="How your file was read">
          <Box as="ul" listStyleType="disc" ps="5" pb="3" fontSize="sm" overflowWrap="anywhere">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </Box>
        </Section>
      )}
    </Box>
  )
}

/** A part of the panel. */
export const Section = ({
  heading,
  isHeadingHidden = false,
  children,
}: {
  heading: string
  isHeadingHidden?: boolean
  children: ReactNode
}) => (
  <Box as="section" aria-label={heading} px="4" pt="3" borderTopWidth="1px">
    <Box as="h3" fontWeight="semibold" srOnly={isHeadingHidden}>
      {heading}
    </Box>
    {children}
  </Box>
)

/** What the portal found or changed while it read the file. */
function readingNotes(file: FileFacts, summary: Summary): string[] {
  const { differing, consumers, columns } = summary
  const unmatched = columns.filter(({ field, sample }) => field === null && sample !== '')
  return [
    file.encoding === 'windows-1252' &&
      'The file is not in UTF-8. It was read as Windows-1252, which Excel uses.',
    file.isTextRepaired && 'Some letters were garbled in the file and have been repaired.',
    unmatched.length > 0 && `Columns left out: ${unmatched.map(({ name }) => name).join(', ')}.`,
    differing > 0 &&
      `${formatCount(differing, 'row has', 'rows have')} a different fee type, interest or compensation. We’ll use our figures.`,
    consumers > 0 &&
      `${formatCount(consumers, 'row is of a private individual', 'rows are of private individuals')}: no interest and no compensation is claimed, as the Act covers business debts only.`,
  ].filter((note) => note !== false)
}
