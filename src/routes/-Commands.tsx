import { Commands as CommandKeys } from '@/features/shell/commands/Commands'
import type { CommandBarProps } from '@/features/shell/commands/debt-source'
import { useLogout } from '@/features/shell/useLogout'
import { useSession } from '@/session/SessionContext'
import { lazyPart } from '@/ui/lazy-part'

const Bar = lazyPart<CommandBarProps>(() => import('./-CommandBar'))

/** The command bar and the keys of the portal, for whoever is logged in. */
export function Commands() {
  const { loggedIn } = useSession()
  const { logout, dialog } = useLogout()
  return (
    <>
      {loggedIn && <CommandKeys Bar={Bar} onLogout={logout} />}
      {dialog}
    </>
  )
}
