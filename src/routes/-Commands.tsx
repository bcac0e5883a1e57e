import type { CommandBarProps } from '@/features/shell/commands/Commands'
import { Commands } from '@/features/shell/commands/Commands'
import { useLogout } from '@/features/shell/useLogout'
import { lazyComponent } from '@/ui/lazy-component'

const Bar = lazyComponent<CommandBarProps>(() => import('./-CommandBar'))

/** The command bar with the account menu's logout. */
export default function ShellCommands() {
  const { logout, dialog } = useLogout()
  return (
    <>
      <Commands Bar={Bar} onLogout={logout} />
      {dialog}
    </>
  )
}
