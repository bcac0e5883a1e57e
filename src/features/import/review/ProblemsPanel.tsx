import { Box, Flex } from '@chakra-ui/react'
import { memo, type ReactNode } from 'react'
import { TextLink } from '@/ui/Buttons'
import { Card } from '@/ui/Card'
import { Disclosure } from '@/ui/Disclosure'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import { type DuplicateKind, duplicateKinds } from '../check/duplicates'
import { RowsToFixButton } from '../DownloadCsvButton'
import { formatCount } from '../labels'
import { RadioChoice } from '../RadioChoice'
import { debtLabel } from '../send/row-reasons'
import { useImportSession } from '../useImportSession'
import { IssueGroupList } from './IssueGroupList'
import type { IssueGroup } from './issue-groups'
import type { DuplicateRow, Review, SheetChoices } from './summary'

/** Errors, duplicates and warnings, beside the grid or, on a narrow screen, below it. */
export const ProblemsPanel = memo(function ProblemsPanel({
  choices,
  review,
  onShow,
}: {
  choices: SheetChoices['duplicates']
  review: Review
  onShow: (group: IssueGroup) => void
}) {
  const { counts, errors, warnings } = review
  return (
    <Box position="relative">
      <Card
        ref={restoreFocusOnRemoval}
        role="group"
        aria-label="Rows to decide about"
        tabIndex={-1}
        outline="none"
        position={{ xl: 'absolute' }}
        inset="0"
        overflowY={{ xl: 'auto' }}
      >
        {errors.length > 0 && (
          <Section
            heading={`${formatCount(counts['to-fix'], 'row')} to fix`}
            actions={<RowsToFixButton size="xs" />}
          >
            <IssueGroupList groups={errors} onShow={onShow} />
          </Section>
        )}
        <DuplicateSections choices={choices} review={review} />
        {warnings.length > 0 && (
          <Section heading="Check these (they will still be imported)">
            <IssueGroupList groups={warnings} onShow={onShow} isFolded />
          </Section>
        )}
      </Card>
    </Box>
  )
})

function Section({
  heading,
  actions,
  children,
}: {
  heading: string
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <Box
      as="section"
      aria-label={heading}
      px="4"
      pt="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0 }}
    >
      <Flex wrap="wrap" justify="space-between" align="center" gap="2" minH="8">
        <Box as="h3" fontWeight="semibold">
          {heading}
        </Box>
        {actions}
      </Flex>
      {children}
    </Box>
  )
}

/** Up to this many duplicates are shown without a press. */
const mostOpen = 5

const options = [
  { value: 'leave', label: 'Leave them out' },
  { value: 'send', label: 'Import them too' },
] as const

const texts: Record<DuplicateKind, { heading: (count: number) => string; legend: string }> = {
  identicalRow: {
    heading: (count) => formatCount(count, 'duplicate row'),
    legend: 'Rows that repeat an earlier one',
  },
  similarRow: {
    heading: (count) =>
      `${formatCount(count, 'row')} with the reference of an earlier row of the file`,
    legend: 'Rows that look like an earlier one',
  },
  existingDebt: {
    heading: (count) => `${formatCount(count, 'row is', 'rows are')} already among your debts`,
    legend: 'Rows that are already among your debts',
  },
  similarDebt: {
    heading: (count) =>
      `${formatCount(count, 'row looks', 'rows look')} like a debt you already have`,
    legend: 'Rows that look like a debt you already have',
  },
}

/** Duplicates by kind, each with a choice to exclude or import them. */
function DuplicateSections({
  choices,
  review,
}: {
  choices: SheetChoices['duplicates']
  review: Review
}) {
  const importSession = useImportSession()
  return duplicateKinds.map((kind) => {
    const { count, first } = review.duplicates[kind]
    if (count === 0) return null
    const { heading, legend } = texts[kind]
    return (
      <Section key={kind} heading={heading(count)}>
        <Box pb="3" fontSize="sm">
          <RadioChoice
            legend={legend}
            options={options}
            value={choices[kind]}
            onChange={(choice) =>
              void importSession.setChoices({ duplicates: { ...choices, [kind]: choice } })
            }
          />
          <Disclosure summary="Show duplicates" isOpen={count <= mostOpen}>
            <Box as="ul" listStyleType="disc" ps="5" overflowWrap="anywhere">
              {first.map((duplicate) => (
                <li key={duplicate.row}>
                  <DuplicatePair duplicate={duplicate} />
                </li>
              ))}
            </Box>
            {count > first.length && <p>And {count - first.length} more.</p>}
          </Disclosure>
        </Box>
      </Section>
    )
  })
}

function DuplicatePair({ duplicate }: { duplicate: DuplicateRow }) {
  const { row, other } = duplicate
  return (
    <>
      Row {row}: {debtLabel(duplicate)}.{' '}
      {'row' in other ? (
        `Like row ${other.row}.`
      ) : (
        <>
          Like{' '}
          <TextLink to="/debt-detail/$id" params={{ id: other.id }} target="_blank">
            {debtLabel(other)}
          </TextLink>
          .
        </>
      )}
    </>
  )
}
