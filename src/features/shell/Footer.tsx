import { useId, useRef, useState } from 'react'
import { config } from '@/config'
import type { Consent } from '@/third-party/consent'
import { Button, ExternalLink } from '@/ui/Buttons'
import { ContactDetails } from './ContactDetails'
import { CookieChoice, useConsent } from './CookieChoice'
import styles from './shell.module.css'

const links = [
  ['Privacy policy', config.privacyUrl],
  ['Cookie policy', config.cookieUrl],
  ['Disclaimer', config.disclaimerUrl],
  ['Advertising provider', config.advertisingUrl],
] as const

/** The footer of section 1. A phone has the contact details here, as its top bar has no space. */
export const Footer = () => (
  <footer className={styles.footer}>
    <div className={styles.footerContent}>
      <ContactDetails />
      <ul className={styles.footerLinks}>
        {links.map(([label, href]) => (
          <li key={label}>
            <ExternalLink href={href}>{label}</ExternalLink>
          </li>
        ))}
      </ul>
      <CookieSettings />
      <p>
        © 2007–{new Date().getFullYear()} {config.productName}. Regulator registration number{' '}
        {config.regulatorNumber}. VAT number {config.vatNumber}. Registered office:{' '}
        {config.registeredOffice}.
      </p>
    </div>
  </footer>
)

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
  rejected: ' You have rejected them in this browser, so none are used.',
  withheld: ' Your browser asks not to be tracked (Global Privacy Control), so none are used.',
}

/** The cookie statement in the footer, with a button to change the choice. */
function CookieSettings() {
  const state = useConsent()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const hasChoice = state !== 'none' && state !== 'withheld'
  return (
    <div>
      <p>
        {ruleTexts[config.cookieConsent]}
        {stateTexts[state]}
      </p>
      {hasChoice && (
        <Button
          ref={button}
          variant="ghost"
          size="xs"
          px="0"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          Cookie choices
        </Button>
      )}
      {hasChoice && isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
        <div id={id} role="group" aria-label="Cookie choices" className={styles.cookieChoices}>
          <CookieChoice
            onChosen={() => {
              setOpen(false)
              button.current?.focus()
            }}
          />
        </div>
      )}
    </div>
  )
}
