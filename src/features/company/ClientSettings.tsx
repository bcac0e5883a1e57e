import { Box, Grid, Text } from '@chakra-ui/react'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Client, clientListQuery, clientSettingsQuery } from '@/api/clients'
import { currentUserQuery } from '@/api/user'
import { ContactLinks } from '@/components/ContactLinks'
import { LoadError } from '@/components/LoadError'
import { fieldPathLabel } from '@/rules/field-path'
import { ButtonLink } from '@/ui/Buttons'
import { readColourMode, setColourMode } from '@/ui/colour-mode'
import { DefinitionList } from '@/ui/DefinitionList'
import { EmptyState } from '@/ui/EmptyState'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { RadioGroup } from '@/ui/RadioGroup'
import { Screen } from '@/ui/Screen'
import { Skeleton } from '@/ui/Skeleton'
import { addressItems, contactItems } from './entry-items'
import { SettingsList } from './SettingsList'
import { TermsReviewForm } from './TermsReviewForm'

export function ClientSettings() {
  const settings = useQuery(clientSettingsQuery)
  const clients = useQuery(clientListQuery)
  const user = useQuery(currentUserQuery)
  // Late panels would shift the layout.
  if ([clients, settings, user].some(isFirstLoad)) {
    return (
      <Screen heading="Client settings">
        <Skeleton label="Loading your settings" lines={12} />
      </Screen>
    )
  }
  return (
    <Screen heading="Client settings">
      <QueryContent query={clients} name="your company">
        {({ items, unreadable }) => (
          <>
            {items.map((client) => (
              <CompanyDetails key={client.id} client={client} />
            ))}
            {unreadable > 0 && (
              <Notice tone="warning">
                We could not read {unreadable === 1 ? 'one company' : `${unreadable} companies`}.
              </Notice>
            )}
            {items.length + unreadable === 0 && <NoCompany />}
          </>
        )}
      </QueryContent>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        columnGap="4"
        alignItems="start"
      >
        <Box minW="0">
          <Panel heading="Settings">
            <QueryContent query={settings} name="your settings">
              {(record) =>
                record ? (
                  <SettingsList record={record} />
                ) : (
                  <Text color="fg.muted">No settings yet.</Text>
                )
              }
            </QueryContent>
            <TeamContact changes="settings" subject="Client settings" />
          </Panel>
        </Box>
        <Box minW="0">
          <Panel heading="Ask us to review your terms">
            <Text mb="4">Our commercial team will look at what you pay and get in touch.</Text>
            <Box maxW="30rem">
              <TermsReviewForm email={user.data?.email ?? ''} />
            </Box>
          </Panel>
          <Panel heading="Preferences">
            <Preferences />
          </Panel>
        </Box>
      </Grid>
    </Screen>
  )
}

/** A query that has failed is pending again with each further try; only its own panel then waits. */
const isFirstLoad = ({ isPending, errorUpdateCount }: UseQueryResult) =>
  isPending && errorUpdateCount === 0

const NoCompany = () => (
  <Box mb="6">
    <EmptyState
      heading="No company yet"
      actions={<ButtonLink to="/register-details">Register your company</ButtonLink>}
    >
      Tell us about your company before you add your first debt.
    </EmptyState>
  </Box>
)

/** How to have something changed that the user cannot change. */
const TeamContact = ({ changes, subject }: { changes: string; subject: string }) => (
  <Text mt="4">
    Our team can change these {changes} for you: <ContactLinks subject={subject} />.
  </Text>
)

/** The content of a query, or its error. */
function QueryContent<T>({
  query,
  name,
  children,
}: {
  query: UseQueryResult<T>
  /** Lower-case noun for messages: "your settings". */
  name: string
  children: (data: T) => ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return <Skeleton label={`Loading ${name}`} />
  return <LoadError name={name} query={query} />
}

const companyFields = [
  'company_type',
  'trading_name',
  'company_number',
  'vat_number',
  'intro_source',
  'intro_description',
] as const

/** The company on record; only the team can change it. */
function CompanyDetails({ client }: { client: Client }) {
  const facts = [
    ...companyFields.map((field) => ({ term: fieldPathLabel(field), value: client[field] })),
    ...addressItems(client.client_addresses),
    ...contactItems(client.client_contacts),
  ]
  return (
    <Panel heading={client.company_name || 'Your company'}>
      <DefinitionList columns={2} items={facts.filter(({ value }) => value !== '')} />
      <TeamContact changes="details" subject={`Company details of ${client.company_name}`} />
    </Panel>
  )
}

const colourModes = [
  { value: 'system', label: 'System', hint: 'Same as your device.' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** Settings of this browser only; they take effect immediately. */
function Preferences() {
  const [mode, setMode] = useState(readColourMode)
  return (
    <RadioGroup
      legend="Colour mode"
      options={colourModes}
      value={mode}
      onChange={(next) => {
        setMode(next)
        setColourMode(next)
      }}
    />
  )
}
