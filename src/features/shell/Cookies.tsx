import { Box, Flex } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { config } from '@/config'
import { snackbar } from '@/session/snackbar'
import { type Choice, type Consent, consent } from '@/third-party/consent'
import { Button, ExternalLink } from '@/ui/Buttons'

/** The current consent to analytics and advertising. */
const useConsent = () => useSyncExternalStore(consent.subscribe, consent.read)

const labels = { accepted: 'Accept cookies', rejected: 'Reject cookies' } as const

function choose(choice: Choice) {
  consent.choose(choice)
  snackbar.success(`Cookies ${choice}. You can change this at the bottom of every page.`)
}

/** Section 1 of the specification, or its replacement if consent is required. */
const ruleTexts = {
  implied:
    'By using this portal you accept cookies from an advertising service and an analytics service.',
  ask: 'Cookies from an advertising service and an analytics service are used only if you accept them.',
}

const stateTexts: Partial<Record<Consent, string>> = {
  rejected: ' You have rejected them in this browser, so none are used.',
  withheld: ' Your browser asks not to be tracked (Global Privacy Control), so none are used.',
}

const opposites: Partial<Record<Consent, Choice>> = { accepted: 'rejected', rejected: 'accepted' }

/** The cookie statement of the footer, with a button that changes the choice. */
export function CookieStatement() {
  const state = useConsent()
  const next = opposites[state]
  return (
    <div>
      <span>{`${ruleTexts[config.cookieConsent]}${stateTexts[state] ?? ''} `}</span>
      {next && (
        <Button variant="ghost" size="xs" px="0" onClick={() => choose(next)}>
          {labels[next]}
        </Button>
      )}
    </div>
  )
}

const services = () =>
  [
    config.analyticsId && 'an analytics service, which counts the screens that are opened',
    config.advertisingId && 'an advertising service, which sees which advertisements bring clients',
    config.recaptchaSiteKey &&
      'a bot-protection service, which watches how our forms are filled in',
  ].filter(Boolean)

/** Asks for a choice, in the flow of the page. Accept and reject look the same and take one press each. */
export function CookieBanner({ onChosen }: { onChosen: () => void }) {
  if (useConsent() !== 'unasked') return null
  return (
    <Box
      as="section"
      aria-label="Cookies"
      px={{ base: '4', md: '6' }}
      py="4"
      borderBottomWidth="1px"
      bg="bg.info"
    >
      <strong>May we use cookies?</strong>
      <Box as="p" maxW="48rem" mb="3">
        If you agree, we use cookies from {services().join(', and from ')}. Names, email addresses
        and debts are never passed on.{' '}
        <ExternalLink href={config.cookieUrl}>Cookie policy</ExternalLink>
      </Box>
      <Flex wrap="wrap" gap="3">
        {(['accepted', 'rejected'] as const).map((choice) => (
          <Button
            key={choice}
            variant="outline"
            onClick={() => {
              choose(choice)
              onChosen()
            }}
          >
            {labels[choice]}
          </Button>
        ))}
      </Flex>
    </Box>
  )
}
