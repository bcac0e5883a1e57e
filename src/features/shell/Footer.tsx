import { Box, Flex } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import { config } from '@/config'
import type { Consent } from '@/third-party/consent'
import { Button, ExternalLink } from '@/ui/Buttons'
import { ContactDetails } from './ContactDetails'
import { CookieChoice, useConsent } from './CookieChoice'

const links = [
  ['Privacy policy', config.privacyUrl],
  ['Cookie policy', config.cookieUrl],
  ['Disclaimer', config.disclaimerUrl],
  ['Advertising provider', config.advertisingUrl],
] as const

/** The footer of section 1. Section 9: its content is 100 px high. */
export function Footer() {
  return (
    <Box
      as="footer"
      _print={{ display: 'none' }}
      borderTopWidth="1px"
      bg="bg.panel"
      fontSize="sm"
      color="fg.muted"
    >
      <Flex
        minH="100px"
        direction="column"
        justify="center"
        gap="1"
        px={{ base: '4', md: '6' }}
        py={{ base: '4', lg: '2' }}
      >
        {/* Narrow screens show help here, as the top bar has no space. */}
        <Box hideFrom="md" mb="3">
          <ContactDetails />
        </Box>
        <Flex as="ul" wrap="wrap" columnGap="5" rowGap="1" listStyleType="none">
          {links.map(([label, href]) => (
            <Box as="li" key={label} minH="6">
              <ExternalLink href={href}>{label}</ExternalLink>
            </Box>
          ))}
        </Flex>
        <CookieSettings />
        <p>
          © 2007–{new Date().getFullYear()} {config.productName}. Regulator registration number{' '}
          {config.regulatorNumber}. VAT number {config.vatNumber}. Registered office:{' '}
          {config.registeredOffice}.
        </p>
      </Flex>
    </Box>
  )
}

/** Section 1 of the specification, or its replacement if consent is required. */
const ruleTexts = {
  implied:
    'By using this portal you accept cookies from an advertising service and an analytics service.',
  ask: 'Cookies from an advertising service and an analytics service are used only if you accept them.',
}

const stateTexts: Record<Consent, string> = {
  none: '',
  unasked: '',
  accepted: '',
  rejected: ' You have rejected them in this browser: none are used.',
  withheld: ' Your browser asks not to be tracked (Global Privacy Control): none are used.',
}

/** The cookie statement in the footer, with a button to change the choice. */
function CookieSettings() {
  const state = useConsent()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const hasChoice = state !== 'none' && state !== 'withheld'
  return (
    <Box>
      <p>
        {ruleTexts[config.cookieConsent]}
        {stateTexts[state]}
      </p>
      {hasChoice && (
        <Button
          ref={button}
          variant="ghost"
          px="0"
          minH="8"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          Cookie choices
        </Button>
      )}
      {hasChoice && isOpen && (
        <Box id={id} role="group" aria-label="Cookie choices" py="3" color="fg">
          <CookieChoice
            onChosen={() => {
              setOpen(false)
              button.current?.focus()
            }}
          />
        </Box>
      )}
    </Box>
  )
}
