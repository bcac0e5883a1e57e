import { Box, Flex } from '@chakra-ui/react'
import { config } from '@/config'
import { ExternalLink } from '@/ui/Buttons'
import { ContactDetails } from './ContactDetails'
import { CookieStatement } from './Cookies'

const links = [
  ['Privacy policy', config.privacyUrl],
  ['Cookie policy', config.cookieUrl],
  ['Disclaimer', config.disclaimerUrl],
  ['Advertising provider', config.advertisingUrl],
] as const

/** The footer of section 1. A phone has the contact details here, as its top bar has no space. */
export const Footer = () => (
  <Flex
    as="footer"
    direction="column"
    justify="center"
    gap="1"
    // Section 9: 100 px high where the contents fit.
    minH="100px"
    px={{ base: '4', md: '6' }}
    py={{ base: '4', lg: '0' }}
    borderTopWidth="1px"
    bg="bg.panel"
    color="fg.muted"
    textStyle="sm"
    css={{ '& :is(a, button)': { display: 'inline-block', minH: '6' } }}
    _print={{ display: 'none' }}
  >
    <Box hideFrom="md">
      <ContactDetails />
    </Box>
    <Flex as="ul" wrap="wrap" columnGap="5" rowGap="1">
      {links.map(([label, href]) => (
        <li key={label}>
          <ExternalLink href={href}>{label}</ExternalLink>
        </li>
      ))}
    </Flex>
    <CookieStatement />
    <p>
      © 2007–{new Date().getFullYear()} {config.productName}. Regulator registration number{' '}
      {config.regulatorNumber}. VAT number {config.vatNumber}. Registered office:{' '}
      {config.registeredOffice}.
    </p>
  </Flex>
)
