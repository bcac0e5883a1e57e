import { Box, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { isSettledDebt } from '@/api/debtor/claim'
import type { Debtor } from '@/api/debtor/debtor'
import { ContactLinks } from '@/components/ContactLinks'
import { statusGuide } from '@/rules/debt-status'
import { newestOfEachKind, requestText } from '@/rules/open-requests'
import { type Ask, askTexts, waitingForYou } from '@/rules/waiting-for-you'
import { useToday } from '@/session/today'
import { TextLink } from '@/ui/Buttons'
import { Panel } from '@/ui/Panel'
import { RequestButtons } from '../requests/RequestButtons'
import { useOpenRequests } from '../requests/useOpenRequests'
import type { DebtSearch } from '../search'

const askSearches: Record<Ask, DebtSearch> = {
  dispute: { tab: 'notes' },
  instructions: { tab: 'notes' },
  'invoice-date': { edit: 'last_invoice_date' },
  contact: { tab: 'contacts' },
  invoices: { tab: 'invoices' },
}

/** Instead of the guide to a status that does not know that nothing is outstanding. */
const settled = {
  next: 'Nothing is outstanding on this debt, so there is nothing left to collect.',
  wanted: 'Nothing at the moment.',
}

/**
 * The status of a debt, the next step, the requests to the client and those of the client. A status without a
 * guide is shown in the server's words: its detail is what is next.
 */
export function StatusPanel({ debtor }: { debtor: Debtor }) {
  const { debtor_debt: debt } = debtor
  const today = useToday()
  const isSettled = isSettledDebt(debt)
  const requests = newestOfEachKind(useOpenRequests(debt))
  const guide = statusGuide(debt.status)
  const asks = waitingForYou(debtor, isSettled)
  const { next, wanted } =
    isSettled && debt.status !== 'Paid'
      ? settled
      : { next: debt.status_detail, wanted: '', ...guide }
  const hasAsks = asks.length > 0
  const clientRow = (
    <StatusRow term="What we need from you" isUrgent={hasAsks}>
      {hasAsks && (
        <Box as="ul" listStyleType="none">
          {asks.map((ask) => (
            <li key={ask}>
              <TextLink to="." search={askSearches[ask] as never} state resetScroll={false}>
                {askTexts[ask]}
              </TextLink>
            </li>
          ))}
        </Box>
      )}
      <div>{wanted}</div>
    </StatusRow>
  )
  return (
    <Panel heading="Where it stands">
      <Box as="dl" mt="-2" mb="3">
        {hasAsks && clientRow}
        {requests.length > 0 && (
          <StatusRow term="You told us">
            {requests.map((request) => (
              <div key={request.noteId}>{requestText(request, today)}</div>
            ))}
          </StatusRow>
        )}
        <StatusRow term="Now">
          <div>{guide?.now ?? (debt.status || 'No status is recorded.')}</div>
          {debt.status_detail !== next && debt.status_detail && <div>{debt.status_detail}</div>}
        </StatusRow>
        <StatusRow term="What happens next">
          {next ? (
            <span>{next}</span>
          ) : (
            <span>
              Our team can tell you: <ContactLinks />.
            </span>
          )}
        </StatusRow>
        {!hasAsks && wanted && clientRow}
      </Box>
      <RequestButtons debtor={debtor} />
    </Panel>
  )
}

const StatusRow = ({
  term,
  isUrgent = false,
  children,
}: {
  term: string
  /** The client has to act. */
  isUrgent?: boolean
  children: ReactNode
}) => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', md: '11rem minmax(0, 1fr)' }}
    columnGap="4"
    py="2.5"
    overflowWrap="anywhere"
    borderTopWidth={isUrgent ? '0' : '1px'}
    {...(isUrgent && {
      bg: 'bg.warning',
      borderRadius: 'md',
      mx: { base: '-2', md: '-3' },
      px: { base: '2', md: '3' },
    })}
  >
    <Box
      as="dt"
      fontSize="sm"
      lineHeight="1.5rem"
      {...(isUrgent ? { color: 'fg.warning', fontWeight: 'semibold' } : { color: 'fg.muted' })}
    >
      {term}
    </Box>
    <dd>{children}</dd>
  </Grid>
)
