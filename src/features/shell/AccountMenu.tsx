import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { CircleUser } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { currentUserQuery } from '@/api/user'
import { config } from '@/config'
import { useSession } from '@/session/SessionContext'
import { Button, ButtonLink, ExternalLink, IconButton, TextLink } from '@/ui/Buttons'
import { ContactDetails } from './ContactDetails'
import styles from './shell.module.css'
import { useLogout } from './useLogout'

/**
 * The account menu: a disclosure, so that Logout needs no code that might be missing. Escape, a
 * navigation or the focus moving on closes the card.
 */
export function AccountMenu() {
  const isLoggedIn = useSession().tokens !== null
  // Section 4: the user is fetched when the portal starts and after each login.
  useQuery({ ...currentUserQuery, enabled: isLoggedIn, refetchOnWindowFocus: false })
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { logOut, dialog } = useLogout()

  const close = () => setOpen(false)
  const closeWithFocus = () => {
    close()
    button.current?.focus()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (isOpen && key === 'Escape') closeWithFocus()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }
  return (
    // It can be focused, so that a press on the card is not a press outside it.
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of the controls in it
    <div className={styles.account} tabIndex={-1} onBlur={onBlur} onKeyDown={onKeyDown}>
      <IconButton
        ref={button}
        variant="outline"
        label="Account menu"
        icon={<CircleUser />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <section id={id} aria-label="Account" className={styles.accountCard}>
          {isLoggedIn ? (
            <Member
              onFollow={close}
              onLogout={() => {
                // The dialog gives the focus back to this button; the pressed one goes with the card.
                closeWithFocus()
                logOut()
              }}
            />
          ) : (
            <Visitor onFollow={close} />
          )}
          <div>
            <ContactDetails />
            <ExternalLink href={config.privacyUrl}>Privacy policy</ExternalLink>
          </div>
        </section>
      )}
      {dialog}
    </div>
  )
}

/** The links of a visitor. */
function Visitor({ onFollow }: { onFollow: () => void }) {
  // Register and login pass the intended path on to each other.
  const { redirect } = useSearch({ strict: false })
  const search = redirect ? { redirect } : {}
  return (
    <>
      <p>Please register or login to continue.</p>
      <div className={styles.actions}>
        <ButtonLink to="/register" search={search} onClick={onFollow}>
          Register
        </ButtonLink>
        <ButtonLink to="/login" search={search} variant="outline" onClick={onFollow}>
          Login
        </ButtonLink>
      </div>
    </>
  )
}

/** The name and links of a logged-in user. */
function Member({ onFollow, onLogout }: { onFollow: () => void; onLogout: () => void }) {
  const { data: user } = useQuery(currentUserQuery)
  return (
    <>
      <p>
        <strong>{user ? `${user.first_name} ${user.last_name} (Logged In)` : '(Logged In)'}</strong>
        {user?.email}
      </p>
      <div className={styles.actions}>
        <TextLink to="/client-settings" onClick={onFollow}>
          Client settings
        </TextLink>
        <Button variant="outline" onClick={onLogout}>
          Logout
        </Button>
      </div>
    </>
  )
}
