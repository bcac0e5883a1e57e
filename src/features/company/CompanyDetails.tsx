import { Text } from '@chakra-ui/react'
import type { Client } from '@/api/clients'
import { config } from '@/config'
import { ExternalLink } from '@/ui/Buttons'
import { DefinitionList } from '@/ui/DefinitionList'
import { Panel } from '@/ui/Panel'
import { addressText, contactText, placeName } from '@/ui/place/place-text'

/** The company as the provider has it. It is changed by writing to them. */
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
          ...client.client_addresses.map((address, place) => ({
            term: `Address: ${placeName('', address.label, place).trim()}`,
            value: addressText(address),
          })),
          ...client.client_contacts.map((contact, place) => ({
            term: `Contact: ${placeName('', contact.label, place).trim()}`,
            value: contactText(contact),
          })),
        ]}
      />
      <Text mt="4">
        Something wrong? Tell us:{' '}
        <ExternalLink
          href={`mailto:${config.contactEmail}?subject=${encodeURIComponent(`Company details of ${client.company_name}`)}`}
        >
          {config.contactEmail}
        </ExternalLink>
      </Text>
    </Panel>
  )
}
