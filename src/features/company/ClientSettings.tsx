import { Box, Grid, Text } from '@chakra-ui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { clientSettingsQuery } from '@/api/client-settings'
import { clientListQuery } from '@/api/clients'
import { toFailure } from '@/api/http/errors'
import { currentUserQuery } from '@/api/user'
import { config } from '@/config'
import { ButtonLink } from '@/ui/Buttons'
import { ContactLinks } from '@/ui/ContactLinks'
import { EmptyState } from '@/ui/EmptyState'
import { LoadError } from '@/ui/LoadError'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { Screen } from '@/ui/Screen'
import { Skeleton } from '@/ui/Skeleton'
import { CompanyDetails } from './CompanyDetails'
import { Preferences } from './Preferences'
import { SettingsList } from './SettingsList'
import { TermsReviewForm } from './TermsReviewForm'

export function ClientSettings() {
  const settings = useQuery(clientSettingsQuery)
  const clients = useQuery(clientListQuery)
  const { data: user, isPending } = useQuery(currentUserQuery)
  // Waits for all queries: late panels would shift the layout.
  if (clients.isPending || settings.isPending || isPending) {
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
                  <SettingsList
                    record={record}
                    namedRecords={{ user, clients: clients.data?.items ?? [] }}
                  />
                ) : (
                  <Text color="fg.muted">No settings yet.</Text>
                )
              }
            </QueryContent>
            <Text mt="4">
              Our team changes these settings for you:{' '}
              <ContactLinks
                phone={config.contactPhone}
                email={config.contactEmail}
                subject="Client settings"
              />
              .
            </Text>
          </Panel>
        </Box>
        <Box minW="0">
          <Panel heading="Ask us to review your terms">
            <Text mb="4">Our commercial team looks at what you pay and gets in touch.</Text>
            <Box maxW="30rem">
              <TermsReviewForm email={user?.email ?? ''} />
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

/** Renders a query: skeleton, error or content. */
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
  return (
    <LoadError
      name={name}
      message={toFailure(query.error).message}
      onRetry={() => void query.refetch()}
    />
  )
}
