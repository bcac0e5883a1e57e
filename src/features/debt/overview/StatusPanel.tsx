import { Box, Flex, Grid } from '@chakra-ui/react'
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
import type { EditValues } from '../edit/edit-values'
import { RequestButtons } from '../requests/RequestButtons'
import { useOpenRequests } from '../requests/useOpenRequests'
import type { DebtTab } from '../search'

/**
 * The status of a debt, the next step, what is wanted of the client and what the client has asked. A
 * status without a guide is shown in the server's words: its detail is what is next.
 */
export function StatusPanel({
  debtor,
  onEdit,
}: {
  debtor: Debtor
  onEdit: (field: keyof EditValues) => void
}) {
  const { debtor_debt: debt } = debtor
  const today = useToday()
  const isSettled = isSettledDebt(debt)
  const requests = newestOfEachKind(useOpenRequests(debt))
  const guide = statusGuide(debt.status)
  const asks = waitingForYou(debtor, { isSettled, invoiceCount: debt.debt_invoices.length })
  const { next, wanted } =
    isSettled && debt.status !== 'Paid'
      ? settled
      : { next: debt.status_detail, wanted: '', ...guide }
  const clientRow = (wanted || asks.length > 0) && (
    <StatusRow term="What we need from you" isHighlighted={asks.length > 0}>
      {asks.length > 0 && (
        <Box as="ul" listStyleType="none">
          {asks.map((ask) => (
            <li key={ask}>
              <AskLink ask={ask} onEdit={onEdit} />
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
        {asks.length > 0 && clientRow}
        {requests.length > 0 && (
          <StatusRow term="You told us">
            {requests.map((request) => (
              <div key={request.noteId}>{requestText(request, today)}</div>
            ))}
          </StatusRow>
        )}
        <StatusRow term="Now">
          <div>{guide?.now ?? (debt.status || 'No status is recorded.')}</div>
          {guide && debt.status_detail && <div>{debt.status_detail}</div>}
        </StatusRow>
        <StatusRow term="What happens next">
          <NextStep text={next} />
        </StatusRow>
        {asks.length === 0 && clientRow}
      </Box>
      <RequestButtons debtor={debtor} />
    </Panel>
  )
}

/** Instead of the guide to a status that does not know that nothing is outstanding. */
const settled = {
  next: 'Nothing is outstanding on this debt, so there is nothing left to collect.',
  wanted: 'Nothing at the moment.',
}

const NextStep = ({ text }: { text: string }) =>
  text ? (
    <span>{text}</span>
  ) : (
    <span>
      Our team can tell you: <ContactLinks />.
    </span>
  )

const StatusRow = ({
  term,
  isHighlighted = false,
  children,
}: {
  term: string
  /** The client has to act. */
  isHighlighted?: boolean
  children: ReactNode
}) => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', md: '11rem minmax(0, 1fr)' }}
    columnGap="4"
    py="2.5"
    overflowWrap="anywhere"
    {...(isHighlighted
      ? { bg: 'bg.warning', mx: { base: '-2', md: '-3' }, px: { base: '2', md: '3' } }
      : { borderTopWidth: '1px' })}
    borderRadius={isHighlighted ? 'md' : undefined}
  >
    <Flex
      as="dt"
      fontSize="sm"
      lineHeight="1.5rem"
      color={isHighlighted ? 'fg.warning' : 'fg.muted'}
      fontWeight={isHighlighted ? 'semibold' : undefined}
    >
      {term}
    </Flex>
    <dd>{children}</dd>
  </Grid>
)

/** Where each ask is answered: a tab, or a field of the form. */
const answers: Record<Ask, { tab: DebtTab } | { field: keyof EditValues }> = {
  dispute: { tab: 'notes' },
  instructions: { tab: 'notes' },
  'invoice-date': { field: 'last_invoice_date' },
  contact: { tab: 'contacts' },
  invoices: { tab: 'invoices' },
}

function AskLink({ ask, onEdit }: { ask: Ask; onEdit: (field: keyof EditValues) => void }) {
  const answer = answers[ask]
  return 'field' in answer ? (
    <Box asChild color="accent" textDecoration="underline" textAlign="start" cursor="pointer">
      <button type="button" onClick={() => onEdit(answer.field)}>
        {askTexts[ask]}
      </button>
    </Box>
  ) : (
    <TextLink to="." search={{ tab: answer.tab } as never} state resetScroll={false}>
      {askTexts[ask]}
    </TextLink>
  )
}
