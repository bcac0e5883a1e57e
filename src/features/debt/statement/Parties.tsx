import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Client } from '@/api/clients'
import type { Debtor } from '@/api/debtor/debtor'
import { mainAddress } from '@/api/debtor/debtor'
import { debtorName } from '@/rules/debtor-name'
import { addressLines, primaryOrFirst } from '../addresses-and-contacts/address-text'

/** The creditor and the debtor. */
export function Parties({ debtor, creditor }: { debtor: Debtor; creditor: Client | undefined }) {
  const [from, to] = [primaryOrFirst(creditor?.client_addresses ?? []), mainAddress(debtor)]
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
