import { Text } from '@chakra-ui/react'
import type { Client } from '@/api/clients'
import { addressText, contactText } from '@/components/addresses/text'
import { config } from '@/config'
import { ContactLinks } from '@/ui/ContactLinks'
import { DefinitionList } from '@/ui/DefinitionList'
import { Panel } from '@/ui/Panel'

/** The term for a contact without a label. */
const contactKind = ({ contact_type }: Client['client_contacts'][number]) =>
  contact_type === 'Phone' || contact_type === 'Email' ? contact_type : 'Contact'

/** The label unless it repeats a use, which the value names; the first address is labelled so. */
const distinctLabel = ({ label, isPrimary }: { label: string; isPrimary: boolean }) =>
  isPrimary && label === 'Primary' ? '' : label

/** Adds a term to each entry; equal terms are numbered. */
function withTerms<T extends { label: string; isPrimary: boolean }>(
  entries: readonly T[],
  kindOf: (entry: T) => string,
) {
  const counts = new Map<string, number>()
  return entries.map((entry) => {
    const kind = kindOf(entry)
    const label = distinctLabel(entry)
    const name = label ? `${kind}: ${label}` : kind
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return { term: count === 1 ? name : `${name} ${count}`, entry }
  })
}

/** The company on record; only the team can change it. */
export function CompanyDetails({ client }: { client: Client }) {
  return (
    <Panel heading={client.company_name || 'Your company'}>
      <DefinitionList
        columns={2}
        items={[
          { term: 'Company type', value: client.company_type },
          { term: 'Trading name', value: client.trading_name },
          { term: 'Company number', value: client.company_number },
          { term: 'VAT number', value: client.vat_number },
          { term: 'How did you hear about us?', value: client.intro_source },
          { term: 'Tell us more', value: client.intro_description },
          ...withTerms(client.client_addresses, () => 'Address').map(({ term, entry }) => ({
            term,
            value: addressText(entry),
          })),
          ...withTerms(client.client_contacts, contactKind).map(({ term, entry }) => ({
            term,
            value: contactText(entry),
          })),
        ]}
      />
      <Text mt="4">
        Our team changes these details for you:{' '}
        <ContactLinks
          phone={config.contactPhone}
          email={config.contactEmail}
          subject={`Company details of ${client.company_name}`}
        />
        .
      </Text>
    </Panel>
  )
}
