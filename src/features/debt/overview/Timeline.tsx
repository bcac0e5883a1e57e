import { Box, Flex, Span } from '@chakra-ui/react'
import { useState } from 'react'
import type { Debtor } from '@/api/debtors'
import { ago } from '@/rules/ago'
import { dayInLondon, type IsoDate, isIsoDate } from '@/rules/days'
import { useToday } from '@/session/today'
import { Button, ButtonLink } from '@/ui/Buttons'
import { DateText } from '@/ui/DateText'
import { Panel } from '@/ui/Panel'
import { Timestamp } from '@/ui/Timestamp'
import type { DebtParts } from '../debt-parts'
import { useReportedPayments } from '../requests/useReportedPayments'
import { type TimelineKind, timelineKinds } from '../search'
import { type TimelineEntry, timeline } from './timeline'

const labels: Record<TimelineKind, string> = {
  notes: 'Notes',
  invoices: 'Invoices',
  payments: 'Payments',
}

/** So many are shown at first: the tabs have them all. */
const few = 10

/** What has happened to the debt, the newest first, all of it or one kind alone. */
export function Timeline({
  debtor,
  parts,
  show,
}: {
  debtor: Debtor
  parts: DebtParts
  show?: TimelineKind | undefined
}) {
  const [all, setAll] = useState(false)
  const today = useToday()
  const entries = timeline(parts, useReportedPayments(debtor))
  const wanted = show ? entries.filter(({ kinds }) => kinds.includes(show)) : entries
  const shown = all ? wanted : wanted.slice(0, few)
  if (entries.length === 0) return null
  return (
    <Panel heading="What has happened">
      <Flex role="group" aria-label="Show in the timeline" wrap="wrap" gap="2" mb="2">
        <Kind active={!show} words="Everything" />
        {timelineKinds.map((kind) => (
          <Kind key={kind} kind={kind} active={kind === show} words={labels[kind]} />
        ))}
      </Flex>
      {wanted.length === 0 ? (
        <Box color="fg.muted" py="3">
          No {show} yet.
        </Box>
      ) : (
        <Box as="ol" aria-label="Timeline" listStyleType="none">
          {shown.map((entry) => (
            <Entry key={entry.key} entry={entry} today={today} />
          ))}
        </Box>
      )}
      {shown.length < wanted.length && (
        <Button variant="outline" onClick={() => setAll(true)}>
          Show all {wanted.length}
        </Button>
      )}
    </Panel>
  )
}

const Kind = ({ kind, active, words }: { kind?: TimelineKind; active: boolean; words: string }) => (
  <ButtonLink
    to="."
    search={(kind ? { show: kind } : {}) as never}
    state
    replace
    resetScroll={false}
    variant={active ? 'solid' : 'outline'}
    aria-current={active ? 'true' : undefined}
  >
    {words}
  </ButtonLink>
)

function Entry({ entry: { at, heading, text }, today }: { entry: TimelineEntry; today: IsoDate }) {
  const day = dayInLondon(at)
  return (
    <Box as="li" py="3" borderTopWidth="1px" overflowWrap="anywhere">
      <Flex wrap="wrap" justify="space-between" columnGap="4">
        <Span fontWeight="medium">{heading}</Span>
        <Span fontSize="sm" color="fg.muted">
          {at === '' ? 'No date' : isIsoDate(at) ? <DateText date={at} /> : <Timestamp iso={at} />}
          {day && ` · ${ago(day, today)}`}
        </Span>
      </Flex>
      {text && <Box whiteSpace="pre-wrap">{text}</Box>}
    </Box>
  )
}
