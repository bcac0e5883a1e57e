import { useQuery } from '@tanstack/react-query'
import { useMatches, useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { debtorListQuery } from '@/api/debtor/queries'
import { currentUserQuery } from '@/api/user'
import { useSession } from '@/session/SessionContext'
import styles from './shell.module.css'

/** The list, which has a search box of its own. */
const listRoutes = ['/_logged-in/', '/_logged-in/debts']

/** The search of every private screen but the list, for clients who have debts. */
export function DebtSearch() {
  const isLoggedIn = useSession().tokens !== null
  const routeId = useMatches({ select: (matches) => String(matches.at(-1)?.routeId) })
  const isShown = isLoggedIn && routeId.startsWith('/_logged-in/') && !listRoutes.includes(routeId)
  return (
    isShown && (
      // Reserves its place, so that nothing moves when the debts are known.
      <div className={styles.search}>
        <DebtSearchBox routeId={routeId} />
      </div>
    )
  )
}

function DebtSearchBox({ routeId }: { routeId: string }) {
  const router = useRouter()
  const box = useRef<HTMLInputElement>(null)
  const { data: user } = useQuery(currentUserQuery)
  // A client who opens a debt has one.
  const isOnDebt = routeId.startsWith('/_logged-in/debt-detail')
  const hasCompany = typeof user?.client === 'number'
  const { data: list } = useQuery({
    ...debtorListQuery,
    enabled: hasCompany && !isOnDebt,
    retryOnMount: false,
    meta: { silent: true },
  })
  if (!isOnDebt && !list?.items.length) return null

  const openList = (event: FormEvent) => {
    event.preventDefault()
    const q = box.current?.value.trim()
    void router.navigate({ to: '/debts', search: q ? { q } : {} })
  }
  return (
    <search>
      <form onSubmit={openList}>
        <Search aria-hidden size={16} />
        <input
          ref={box}
          type="search"
          aria-label="Search debts"
          placeholder="Search debts"
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
    </search>
  )
}
