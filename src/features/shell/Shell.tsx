import { useRouter } from '@tanstack/react-router'
import { lazy, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { hasDrafts } from '@/session/drafts'
import { LazyPart } from '@/ui/LazyPart'
import { useUnloadWarning } from '@/ui/useUnloadWarning'
import { CookieBanner } from './CookieChoice'
import { Footer } from './Footer'
import { LateAssets } from './LateAssets'
import { NavigationLinks } from './NavigationLinks'
import { ShellNotices } from './ShellNotices'
import { SnackbarHost } from './SnackbarHost'
import styles from './shell.module.css'
import { TopBar } from './TopBar'
import { useWideScreen } from './useWideScreen'

const NavigationSheet = lazy(() => import('./NavigationSheet'))

/** The layout around every screen: top bar, drawer, content, footer and snackbar. */
export function Shell({ children }: { children: ReactNode }) {
  const isWide = useWideScreen()
  const [isExpanded, setExpanded] = useState(true)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const content = useRef<HTMLElement>(null)
  const router = useRouter()
  // A draft whose form is not open would be lost as well.
  useUnloadWarning(hasDrafts)

  // Any navigation closes the sheet, including the browser's Back.
  useEffect(() => router.subscribe('onBeforeLoad', () => setSheetOpen(false)), [router])

  const closeSheet = () => setSheetOpen(false)
  const skip = (event: MouseEvent) => {
    // Only focus moves: the URL stays shareable.
    event.preventDefault()
    content.current?.focus()
  }
  return (
    <div className={styles.shell}>
      {/* biome-ignore lint/a11y/useValidAnchor: a link within the page, see skip */}
      <a href="#content" className={styles.skipLink} onClick={skip}>
        Skip to content
      </a>
      <CookieBanner onChosen={() => content.current?.focus()} />
      <TopBar
        isNavigationOpen={isWide ? isExpanded : isSheetOpen}
        onToggleNavigation={() => (isWide ? setExpanded(!isExpanded) : setSheetOpen(!isSheetOpen))}
      />
      <ShellNotices />
      <div className={styles.body}>
        {isWide && (
          <nav
            id="navigation"
            aria-label="Main"
            className={styles.drawer}
            data-collapsed={!isExpanded || undefined}
          >
            <NavigationLinks isCollapsed={!isExpanded} />
          </nav>
        )}
        <main id="content" ref={content} tabIndex={-1} className={styles.content}>
          {children}
        </main>
      </div>
      <Footer />
      {!isWide && isSheetOpen && (
        <LazyPart onMissing={closeSheet}>
          <NavigationSheet onClose={closeSheet} />
        </LazyPart>
      )}
      <SnackbarHost />
      <LateAssets />
    </div>
  )
}
