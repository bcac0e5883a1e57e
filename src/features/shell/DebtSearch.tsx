import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useMatches, useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef } from 'react'
import { debtorListQuery } from '@/api/debtor/queries'
import { currentUserQuery } from '@/api/user'
import { useSession } from '@/session/SessionContext'
import { SearchInput } from '@/ui/SearchInput'

/** The list, which has a search box of its own. */
const listRoutes = ['/_logged-in/', '/_logged-in/debts']

/** The search of every private screen but the list, for clients who have debts. */
export function DebtSearch() {
  const isLoggedIn = useSession().tokens !== null
  const routeId = useMatches({ select: (matches) => String(matches.at(-1)?.routeId) })
  const isShown = isLoggedIn && routeId.startsWith('/_logged-in/') && !listRoutes.includes(routeId)
  return isShown && <DebtSearchBox isOnDebt={routeId.startsWith('/_logged-in/debt-detail')} />
}

/** A client who opens a debt has one, so the list need not be read. */
function DebtSearchBox({ isOnDebt }: { isOnDebt: boolean }) {
  const router = useRouter()
  const box = useRef<HTMLInputElement>(null)
  const { data: user } = useQuery(currentUserQuery)
  const { data: list, isPending } = useQuery({
    ...debtorListQuery,
    enabled: typeof user?.client === 'number' && !isOnDebt,
    retryOnMount: false,
  })
  const count = isOnDebt ? 1 : list?.items.length
  if (user?.client === null || (!count && !isPending)) return null

  const openList = (event: FormEvent) => {
    event.preventDefault()
    const q = box.current?.value.trim()
    void router.navigate({ to: '/debts', search: q ? { q } : {} })
  }
  return (
    // Reserves its place, so that nothing moves when the debts are known.
    <Box data-search flex="1" minW="0">
      {count && (
        <Box as="search" display="block" maxW="22rem" mx="auto">
          <form onSubmit={openList}>
            <SearchInput ref={box} label="Search debts" enterKeyHint="search" />
          </form>
        </Box>
      )}
    </Box>
  )
}
