import { Box, Flex, Span, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Client } from '@/api/clients'
import { claimInputOf, isSettledDebt, outstandingOf } from '@/api/debtor/claim'
import { invoiceName } from '@/api/debtor/debt-records'
import { type Debtor, mainAddress } from '@/api/debtor/debtor'
import { isUnread } from '@/api/wire/tolerant-record'
import { addressLines } from '@/components/addresses/text'
import { ClaimArithmetic } from '@/components/claim/ClaimArithmetic'
import { config } from '@/config'
import { ageBandLabels, ageBandOf, ageBands } from '@/rules/ageing'
import { type ClaimBasis, claimBasis, overdueText } from '@/rules/claim-text'
import type { IsoDate } from '@/rules/days'
import { debtorName } from '@/rules/debtor-name'
import { formatMoney } from '@/rules/money'
import { DateText } from '@/ui/DateText'
import { Money } from '@/ui/Money'
import { ScreenHeading } from '@/ui/Screen'
import { Tag } from '@/ui/Tag'
import { UnknownClaim } from '../UnknownClaim'
import { LedgerTable } from './LedgerTable'

/** The printable statement; `today` is the date of its figures. */
export function StatementPaper({
  debtor,
  creditor,
  today,
}: {
  debtor: Debtor
  creditor: Client | undefined
  today: IsoDate
}) {
  const { debtor_debt: debt, customer_ref, external_ref } = debtor
  const claimInput = claimInputOf(debt, today)
  const basis = claimInput && claimBasis(claimInput)
  const isSettled = isSettledDebt(debt)
  const headline = isSettled ? outstandingOf(debt) : (basis?.claim.total ?? null)
  return (
    <Box
      data-paper
      bg={{ base: 'transparent', md: 'bg.panel' }}
      borderWidth={{ base: '0', md: '1px' }}
      borderRadius="lg"
      maxW="52rem"
      p={{ base: '0', md: '10' }}
    >
      <Flex wrap="wrap" justify="space-between" align="flex-end" gap="4" mb="6">
        <ScreenHeading>Statement of account</ScreenHeading>
        <Box>
          <DateText date={today} />
        </Box>
      </Flex>
      <Parties debtor={debtor} creditor={creditor} />
      <Flex wrap="wrap" columnGap="6" rowGap="1" mb="6" overflowWrap="anywhere">
        {customer_ref && <span>Reference {customer_ref}</span>}
        {external_ref && <span>Other reference {external_ref}</span>}
        {debt.last_invoice_date && (
          <span>
            Last invoice <DateText date={debt.last_invoice_date} />
          </span>
        )}
        {isUnread(debt, 'last_invoice_date') && <span>Last invoice unknown</span>}
        {debt.debt_disputed && <span>Disputed by the debtor</span>}
      </Flex>
      <Box data-together mb="6">
        <Box fontFamily="heading" fontSize="4xl" fontWeight="semibold" lineHeight="tight">
          {headline === null ? 'Unknown' : <Money pence={headline} />}
        </Box>
        <Flex wrap="wrap" align="center" columnGap="3">
          <span>
            {isSettled ? 'Outstanding' : 'Total'} on <DateText date={today} />
          </span>
          {headline !== null && <Tag tone="info">{isSettled ? 'Settled' : 'Estimate'}</Tag>}
        </Flex>
      </Box>
      <PaperSection heading="Account">
        <LedgerTable debt={debt} />
      </PaperSection>
      <PaperSection heading="Interest and compensation" isUnbroken>
        {basis ? <ClaimArithmetic {...basis} /> : <UnknownClaim debt={debt} />}
      </PaperSection>
      {basis && (
        <PaperSection heading="Outstanding by age" isUnbroken>
          <AgeingTable {...basis} />
          <Text mt="2" fontSize="sm" color="fg.muted">
            {overdueText(basis)} {!isSettled && 'Without interest and compensation.'}
          </Text>
        </PaperSection>
      )}
      {debt.debt_invoices.length > 0 && (
        <PaperSection heading="Invoices held" isUnbroken>
          <Box as="ul" listStyleType="none" overflowWrap="anywhere">
            {debt.debt_invoices.map((invoice) => (
              <li key={invoice.id}>
                <bdi>{invoiceName(invoice)}</bdi>
              </li>
            ))}
          </Box>
        </PaperSection>
      )}
      <Text fontSize="sm" color="fg.muted" data-together>
        {isSettled
          ? 'Interest and compensation are the figures last saved.'
          : 'Interest and compensation are worked out for the day of this statement and are an estimate.'}{' '}
        Drawn up in the {config.productName}. Questions:{' '}
        <Span whiteSpace="nowrap">{config.contactPhone}</Span>, {config.contactEmail}
      </Text>
    </Box>
  )
}

const PaperSection = ({
  heading,
  isUnbroken,
  children,
}: {
  heading: string
  isUnbroken?: boolean
  children: ReactNode
}) => (
  <Box as="section" mb="6" data-together={isUnbroken || undefined}>
    <Box as="h2" fontSize="lg" fontWeight="semibold" mb="2">
      {heading}
    </Box>
    {children}
  </Box>
)

/** The outstanding amount in its age band; empty for a settled debt. */
function AgeingTable({ claim, lastInvoiceDate }: ClaimBasis) {
  const currentBand = ageBandOf(claim, lastInvoiceDate)
  if (currentBand === null) return null
  const amountWidth = `${formatMoney(claim.outstanding).length}ch`
  return (
    <Box
      as="dl"
      display="grid"
      // Equal columns, each wide enough for the amount.
      gridTemplateColumns={`repeat(auto-fit, minmax(max(5.75rem, ${amountWidth}), 1fr))`}
      columnGap="3"
    >
      {ageBands.map((band) => (
        <Box key={band} py="2" borderTopWidth="1px" textAlign="end">
          <Box as="dt" fontSize="xs" color="fg.muted">
            {ageBandLabels[band]}
          </Box>
          <Box as="dd" fontWeight={band === currentBand ? 'semibold' : undefined}>
            <Money pence={band === currentBand ? claim.outstanding : 0} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** The creditor and the debtor. */
function Parties({ debtor, creditor }: { debtor: Debtor; creditor: Client | undefined }) {
  const ownAddresses = creditor?.client_addresses ?? []
  const from = ownAddresses.find(({ isPrimary }) => isPrimary) ?? ownAddresses[0]
  const to = mainAddress(debtor)
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(min(14rem, 100%), 1fr))"
      gap="5"
      mb="6"
    >
      <Party
        term="Creditor"
        name={creditor?.company_name || creditor?.trading_name || 'Not known'}
        lines={[
          ...(from ? addressLines(from) : []),
          creditor?.company_number && `Company number ${creditor.company_number}`,
          creditor?.vat_number && `VAT number ${creditor.vat_number}`,
        ]}
      />
      <Party
        term="Debtor"
        name={debtorName(debtor)}
        lines={[
          debtor.trading_name !== debtorName(debtor) &&
            debtor.trading_name &&
            `Trading as ${debtor.trading_name}`,
          ...(to ? addressLines(to) : []),
          debtor.company_number && `Company number ${debtor.company_number}`,
        ]}
      />
    </Box>
  )
}

const Party = ({ term, name, lines }: { term: string; name: string; lines: ReactNode[] }) => (
  <Box overflowWrap="anywhere" minW="0">
    <Box as="dt" fontSize="sm" color="fg.muted">
      {term}
    </Box>
    <dd>
      <Box fontWeight="semibold">{name}</Box>
      {lines.filter(Boolean).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one address, never moved
        <Box key={index}>{line}</Box>
      ))}
    </dd>
  </Box>
)
