import { Box, Flex } from '@chakra-ui/react'
import { config } from '@/config'
import { ExternalLink } from '@/ui/Buttons'
import { ContactDetails } from './ContactDetails'
import { CookieSettings } from './CookieSettings'

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
