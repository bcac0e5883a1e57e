import { Box, Flex } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Client } from '@/api/clients'
import { claimInputOf, isSettledDebt, outstandingOf } from '@/api/debtor/claim'
import { invoiceName } from '@/api/debtor/debt-records'
import { type Debtor, mainAddress } from '@/api/debtor/debtor'
import { addressLines } from '@/components/addresses/entry-text'
import { config } from '@/config'
import { claimBasis } from '@/rules/claim-text'
import type { IsoDate } from '@/rules/days'
import { legalName } from '@/rules/debtor-name'
import { additionLines } from '@/rules/ledger'
import { formatMoneyOrUnknown, type Pence } from '@/rules/money'
import { isInDispute } from '@/rules/waiting-for-you'
import { longDate } from '@/rules/written-date'
import { ScreenHeading } from '@/ui/Screen'
import { Tag } from '@/ui/Tag'
import { LedgerBody, LedgerTable, TotalRow } from '../ledger/LedgerTable'
import { printStyles } from './print-styles'

/** The printable statement of the debts of one debtor; `today` is the date of its figures. */
export function StatementPaper({
  debtors,
  creditor,
  today,
}: {
  /** At least one. */
  debtors: readonly Debtor[]
  creditor: Client | undefined
  today: IsoDate
}) {
  const [first] = debtors
  const debts = debtors.map((debtor) => {
    const input = claimInputOf(debtor.debtor_debt, today)
    return { debtor, debt: debtor.debtor_debt, basis: input && claimBasis(input) }
  })
  const invoices = debtors.flatMap(({ debtor_debt }) => debtor_debt.debt_invoices)
  const isSettled = debtors.every(({ debtor_debt }) => isSettledDebt(debtor_debt))
  const total = sumKnown(
    debts.map(({ debt, basis }) =>
      isSettledDebt(debt) ? outstandingOf(debt) : (basis?.claim.total ?? null),
    ),
  )
  return (
    <Box
      data-paper
      bg={{ base: 'transparent', md: 'bg.panel' }}
      borderWidth={{ base: '0', md: '1px' }}
      borderRadius="lg"
      maxW="52rem"
      p={{ base: '0', md: '10' }}
    >
      <Global styles={printStyles} />
      <Flex wrap="wrap" justify="space-between" align="baseline" gap="4" mb="6">
        <ScreenHeading>Statement of account</ScreenHeading>
        <time dateTime={today}>{longDate(today)}</time>
      </Flex>
      {first && <Parties debtor={first} creditor={creditor} />}
      <LedgerTable label="Account">
        {debts.map(({ debtor, debt, basis }) => (
          <LedgerBody
            key={debtor.id}
            debt={debt}
            heading={debtHeading(debtor)}
            additions={basis ? additionLines(basis) : []}
          />
        ))}
        <tfoot>
          {debts.length > 1 && (
            <TotalRow
              term="Outstanding on all debts"
              amount={formatMoneyOrUnknown(sumKnown(debts.map(({ debt }) => outstandingOf(debt))))}
            />
          )}
          <TotalRow
            term={
              <Flex as="span" wrap="wrap" columnGap="3" align="center">
                <span>Total</span>
                {total !== null && (
                  <Tag colorPalette="accent">{isSettled ? 'Settled' : 'Estimate'}</Tag>
                )}
              </Flex>
            }
            amount={formatMoneyOrUnknown(total)}
          />
        </tfoot>
      </LedgerTable>
      {invoices.length > 0 && (
        <Box as="section" mt="6" data-together>
          <Box as="h2" fontSize="lg" fontWeight="semibold" mb="2">
            Invoices held
          </Box>
          <Box as="ul" listStyleType="none" overflowWrap="anywhere">
            {invoices.map((invoice) => (
              <li key={invoice.id}>
                <bdi>{invoiceName(invoice)}</bdi>
              </li>
            ))}
          </Box>
        </Box>
      )}
      <Box mt="6" fontSize="sm" color="fg.muted" data-together>
        {!isSettled && (
          <div>
            Interest and compensation are estimates, calculated to the date of this statement.
          </div>
        )}
        {total !== null && debts.some(({ debt }) => outstandingOf(debt) === null) && (
          <div>The totals leave out amounts that are unknown.</div>
        )}
        <div>{`Prepared in the ${config.productName}. Questions: ${config.contactPhone}, ${config.contactEmail}`}</div>
      </Box>
    </Box>
  )
}

/** The sum of the amounts that are known, in pence; null if none is. */
function sumKnown(amounts: readonly (Pence | null)[]): Pence | null {
  const known = amounts.filter((amount) => amount !== null)
  return known.length > 0 ? known.reduce((sum, amount) => sum + amount, 0) : null
}

const debtHeading = ({ customer_ref, external_ref, debtor_debt }: Debtor): string =>
  [
    customer_ref ? `Reference ${customer_ref}` : 'No reference',
    external_ref && `other reference ${external_ref}`,
    isInDispute(debtor_debt) && 'disputed by the debtor',
  ]
    .filter(Boolean)
    .join(', ')

function Parties({ debtor, creditor }: { debtor: Debtor; creditor: Client | undefined }) {
  const ownAddresses = creditor?.client_addresses ?? []
  const from = ownAddresses.find(({ isPrimary }) => isPrimary) ?? ownAddresses[0]
  const to = mainAddress(debtor)
  const name = legalName(debtor)
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
        name={name}
        lines={[
          debtor.trading_name !== name &&
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
      <Box whiteSpace="pre-line">{lines.filter(Boolean).join('\n')}</Box>
    </dd>
  </Box>
)
