import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { ArrowRight, Hand, type LucideIcon, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { isSettledDebt } from '@/api/debtor/claim'
import type { Debtor } from '@/api/debtor/debtor'
import { isUnread } from '@/api/wire/tolerant-record'
import { config } from '@/config'
import { longDate } from '@/rules/days'
import { statusGuide } from '@/rules/debt-status'
import { TextLink } from '@/ui/Buttons'
import { ContactLinks } from '@/ui/ContactLinks'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import type { EditValues } from '../edit/edit-values'
import { requestText, useOpenRequests } from '../requests/note-requests'
import type { DebtTab } from '../search'

/** A missing detail, with the form field or tab where it can be added. */
type Need = { text: string } & ({ field: keyof EditValues } | { tab: DebtTab })

const settledGuide = {
  next: 'Nothing is outstanding on this debt, so there is nothing left to collect.',
  needed: 'Nothing at the moment.',
  isEnglishLaw: false,
}

/** The status of a debt, the next step, and the actions needed from the client. */
export function StatusPanel({
  debtor,
  onAdd,
}: {
  debtor: Debtor
  /** Opens the form at a missing field. */
  onAdd: (field: keyof EditValues) => void
}) {
  const { debtor_debt: debt } = debtor
  const { status, status_detail } = debt
  const guide = statusGuide(status, { isIndividual: debtor.is_individual })
  const isOver = guide?.isFinal || isSettledDebt(debt)
  const { next, needed, isEnglishLaw } = (isOver && !guide?.isFinal ? settledGuide : guide) ?? {}
  const needs = isOver ? [] : missingNeeds(debtor)
  // Wider than "Waiting for you" in the list, which goes by the status: most imported debts have no
  // invoices yet, and some servers list them as ids.
  const hasTask = !isOver && (guide?.isClientsTurn || needs.length > 0)
  const clientStep = (needed || needs.length > 0) && (
    <StatusRow term="What we need from you" Icon={Hand} isHighlighted={hasTask}>
      {needed}
      {needs.length > 0 && <NeedsList needs={needs} onAdd={onAdd} mt={needed ? '2' : undefined} />}
    </StatusRow>
  )
  return (
    <Panel heading="Where it stands">
      {useOpenRequests(debtor).map(({ note, request, ...rest }) => (
        <Notice key={note.id} tone="info" heading={requestText({ note, request, ...rest })}>
          {request.kind === 'pause' && request.until && `Until ${longDate(request.until)}. `}
          {/* Without authors it is unknown whether a later note is a reply. */}
          {note.created_by !== '' && 'Our team has not answered yet.'}
        </Notice>
      ))}
      <Box as="dl">
        {hasTask && clientStep}
        <StatusRow term="Now" Icon={MapPin}>
          {status_detail} {guide?.meaning}
          {isUnread(debt, 'status') && 'The status could not be read.'}
          {isUnread(debt, 'status_detail') && ' The detail could not be read.'}
          {!status_detail && !guide && status}
          {!status && !status_detail && !isUnread(debt, 'status') && 'No status is recorded.'}
        </StatusRow>
        <StatusRow term="What happens next" Icon={ArrowRight}>
          {next ?? (
            <>
              Our team can tell you:{' '}
              <ContactLinks phone={config.contactPhone} email={config.contactEmail} />.
            </>
          )}
        </StatusRow>
        {!hasTask && clientStep}
      </Box>
      {isEnglishLaw && (
        <Text mt="3" fontSize="sm" color="fg.muted">
          Time limits here are those of England and Wales. Scotland and Northern Ireland have
          others.
        </Text>
      )}
    </Panel>
  )
}

function missingNeeds(debtor: Debtor): Need[] {
  const { debtor_debt: debt, debtor_addresses, debtor_contacts } = debtor
  const isReachable = [...debtor_addresses, ...debtor_contacts].some(
    ({ doNotContact }) => !doNotContact,
  )
  const needs: (Need | false)[] = [
    !debt.last_invoice_date &&
      !isUnread(debt, 'last_invoice_date') && {
        text: 'The date of the last invoice: without it no interest can be worked out.',
        field: 'last_invoice_date',
      },
    debt.debt_invoices.length === 0 && {
      text: 'The invoices the debt is about.',
      tab: 'invoices',
    },
    !isReachable && {
      text: 'An address, an email address or a phone number of the debtor that may be used.',
      tab: 'contacts',
    },
    debt.debt_disputed && {
      text: 'A note on what the debtor disputes, and what you say to it.',
      tab: 'notes',
    },
  ]
  return needs.filter((need) => need !== false)
}

/** Highlighted if the client has to act. */
const StatusRow = ({
  term,
  Icon,
  isHighlighted = false,
  children,
}: {
  term: string
  Icon: LucideIcon
  isHighlighted?: boolean
  children: ReactNode
}) => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', md: '12rem minmax(0, 1fr)' }}
    columnGap="4"
    rowGap="1"
    py="3"
    overflowWrap="anywhere"
    {...(isHighlighted
      ? { bg: 'bg.warning', mx: { base: '-2', md: '-3' }, px: { base: '2', md: '3' } }
      : { borderTopWidth: '1px' })}
    borderRadius={isHighlighted ? 'md' : undefined}
  >
    <Flex
      as="dt"
      gap="2"
      fontSize="sm"
      lineHeight="1.5rem"
      color={isHighlighted ? 'fg.warning' : 'fg.muted'}
      fontWeight={isHighlighted ? 'semibold' : undefined}
      css={{ '& svg': { flex: 'none', width: '1rem', marginTop: '0' } }}
    >
      <Icon aria-hidden />
      {term}
    </Flex>
    <dd>{children}</dd>
  </Grid>
)

const NeedsList = ({
  needs,
  onAdd,
  mt,
}: {
  needs: readonly Need[]
  onAdd: (field: keyof EditValues) => void
  mt?: string | undefined
}) => (
  <Box as="ul" listStyleType="none" display="grid" gap="2" mt={mt}>
    {needs.map((need) => (
      <li key={need.text}>
        {'field' in need ? (
          <Box asChild color="accent" textDecoration="underline" textAlign="start" cursor="pointer">
            <button type="button" onClick={() => onAdd(need.field)}>
              {need.text}
            </button>
          </Box>
        ) : (
          <TextLink to="." search={{ tab: need.tab } as never} state resetScroll={false}>
            {need.text}
          </TextLink>
        )}
      </li>
    ))}
  </Box>
)
