import { Box, Flex } from '@chakra-ui/react'
import { memo, type ReactNode } from 'react'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import type { ImportSession } from '../import-session'
import { formatCount } from '../labels'
import { DuplicateSections } from './DuplicateSections'
import { IssueGroupList } from './IssueGroupList'
import type { IssueGroup } from './issue-groups'
import { RowsToFixButton } from './RowsToFixButton'
import type { Review, SheetChoices } from './summary'

/** Errors, duplicates and warnings, beside the grid or, on a narrow screen, below it. */
export const ProblemsPanel = memo(function ProblemsPanel({
  importSession,
  choices,
  review,
  onShow,
}: {
  importSession: ImportSession
  choices: SheetChoices['duplicates']
  review: Review
  onShow: (group: IssueGroup) => void
}) {
  const { counts, errors, warnings } = review
  return (
    <Box position="relative">
      <Box
        ref={restoreFocusOnRemoval}
        role="group"
        aria-label="Rows to decide about"
        tabIndex={-1}
        outline="none"
        position={{ xl: 'absolute' }}
        inset="0"
        overflowY={{ xl: 'auto' }}
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="lg"
      >
        {errors.length > 0 && (
          <Section
            heading={`${formatCount(counts['to-fix'], 'row')} to fix`}
            actions={<RowsToFixButton importSession={importSession} size="xs" />}
          >
            <IssueGroupList importSession={importSession} groups={errors} onShow={onShow} />
          </Section>
        )}
        <DuplicateSections importSession={importSession} choices={choices} review={review} />
        {warnings.length > 0 && (
          <Section heading="Check these (they will still be imported)">
            <IssueGroupList
              importSession={importSession}
              groups={warnings}
              onShow={onShow}
              isFolded
            />
          </Section>
        )}
      </Box>
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
