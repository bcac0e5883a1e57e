import { useSyncExternalStore } from 'react'
import { config } from '@/config'
import { snackbar } from '@/session/snackbar'
import { type Choice, consent } from '@/third-party/consent'
import { Button, ExternalLink } from '@/ui/Buttons'
import styles from './shell.module.css'

/** The current consent to analytics and advertising. */
export const useConsent = () => useSyncExternalStore(consent.subscribe, consent.read)

const services = () =>
  [
    config.analyticsId && 'an analytics service, which counts the screens that are opened',
    config.advertisingId && 'an advertising service, which sees which advertisements bring clients',
    config.recaptchaSiteKey &&
      'a bot-protection service, which watches how our forms are filled in',
  ].filter(Boolean)

const choiceMessages: Record<Choice, string> = {
  accepted: 'Cookies accepted. You can change this at the bottom of every page.',
  rejected: 'Cookies rejected. You can change this at the bottom of every page.',
}

/** Accept and reject look the same and take one press each. */
export function CookieChoice({ onChosen }: { onChosen: () => void }) {
  const choose = (choice: Choice) => {
    consent.choose(choice)
    snackbar.success(choiceMessages[choice])
    onChosen()
  }
  return (
    <>
      <p className={styles.cookieText}>
        If you agree, we use cookies from {services().join(', and from ')}. Names, email addresses
        and debts are never passed on.{' '}
        <ExternalLink href={config.cookieUrl}>Cookie policy</ExternalLink>
      </p>
      <div className={styles.actions}>
        <Button variant="outline" onClick={() => choose('accepted')}>
          Accept cookies
        </Button>
        <Button variant="outline" onClick={() => choose('rejected')}>
          Reject cookies
        </Button>
      </div>
    </>
  )
}

/** Asks for a choice. It is in the flow of the page, so it covers neither content nor focus. */
export function CookieBanner({ onChosen }: { onChosen: () => void }) {
  if (useConsent() !== 'unasked') return null
  return (
    <section aria-label="Cookies" className={styles.cookieBanner}>
      <p>
        <strong>May we use cookies?</strong>
      </p>
      <CookieChoice onChosen={onChosen} />
    </section>
  )
}
