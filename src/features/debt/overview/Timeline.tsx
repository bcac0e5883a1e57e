import { Box, Flex, Span } from '@chakra-ui/react'
import { Banknote, FileText, type LucideIcon, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import type { IsoDate } from '@/rules/days'
import { useToday } from '@/session/today'
import { BreakableText } from '@/ui/BreakableText'
import { Button, ButtonLink } from '@/ui/Buttons'
import { Panel } from '@/ui/Panel'
import type { DebtLists } from '../debt-lists'
import { RecordTime } from '../RecordTime'
import { useReportedPayments } from '../requests/useReportedPayments'
import { type TimelineKind, timelineKinds } from '../search'
import { TimelineRow } from '../TimelineRow'
import { type TimelineEntry, timeline } from './timeline'

const icons: Record<TimelineKind, LucideIcon> = {
  notes: MessageSquareText,
  invoices: FileText,
  payments: Banknote,
}

const labels: Record<TimelineKind, string> = {
  notes: 'Notes',
  invoices: 'Invoices',
  payments: 'Payments',
}

/** Number of entries before "Show all". */
const maxShown = 10

/** The history of a debt, newest first, optionally of one kind. */
export function Timeline({
  debtor,
  lists,
  show,
}: {
  debtor: Debtor
  lists: DebtLists
  show?: TimelineKind | undefined
}) {
  const [isExpanded, setExpanded] = useState(false)
  const today = useToday()
  const entries = timeline(lists, useReportedPayments(debtor))
  const filtered = show ? entries.filter(({ kinds }) => kinds.includes(show)) : entries
  const shown = isExpanded ? filtered : filtered.slice(0, maxShown)
  if (entries.length === 0) return null
  return (
    <Panel heading="What has happened">
      <Flex
        role="group"
        aria-label="Show in the timeline"
        wrap="wrap"
        gap="1"
        mb="3"
        ms="-3"
        mt="-2"
      >
        <KindLink active={!show} label="Everything" />
        {timelineKinds.map((kind) => (
          <KindLink key={kind} kind={kind} active={kind === show} label={labels[kind]} />
        ))}
      </Flex>
      {filtered.length === 0 ? (
        <Box color="fg.muted" py="3">
          No {show} yet.
        </Box>
      ) : (
        <Box as="ol" aria-label="Timeline" listStyleType="none">
          {shown.map((entry) => (
            <TimelineItem key={entry.key} entry={entry} today={today} />
          ))}
        </Box>
      )}
      {shown.length < filtered.length && (
        <Button variant="outline" size="sm" onClick={() => setExpanded(true)}>
          Show all {filtered.length}
        </Button>
      )}
    </Panel>
  )
}

const KindLink = ({
  kind,
  active,
  label,
}: {
  kind?: TimelineKind
  active: boolean
  label: string
}) => (
  <ButtonLink
    to="."
    search={(kind ? { show: kind } : {}) as never}
    state
    replace
    resetScroll={false}
    variant={active ? 'subtle' : 'ghost'}
    size="sm"
    aria-current={active ? 'true' : undefined}
  >
    {label}
  </ButtonLink>
)

function TimelineItem({
  entry: { kinds, at, heading, text },
  today,
}: {
  entry: TimelineEntry
  today: IsoDate
}) {
  return (
    <TimelineRow Icon={icons[kinds.at(-1) ?? 'notes']}>
      <Flex wrap="wrap" justify="space-between" columnGap="4">
        <Span fontWeight="medium">
          <BreakableText text={heading} />
        </Span>
        <Span fontSize="sm" color="fg.muted">
          <RecordTime at={at} today={today} />
        </Span>
      </Flex>
      {text && (
        <Box whiteSpace="pre-wrap" color="fg.muted">
          {text}
        </Box>
      )}
    </TimelineRow>
  )
}
