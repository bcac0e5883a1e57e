import { Kbd, Span } from '@chakra-ui/react'
import { kbdRecipe } from '@chakra-ui/react/theme'
import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { commandBarShortcut } from '@/session/early-shortcuts'
import { useShortcutKeys } from '@/session/shortcuts'
import { Button } from '@/ui/Buttons'
import { lazyComponent } from '@/ui/lazy-component'

const KeysDialog = lazyComponent<{ onClose: () => void }>(() => import('./KeysDialog'))

/** Callbacks of the command bar. */
export interface CommandBarProps {
  onClose: () => void
  onKeys: () => void
  onLogout: () => void
}

/** The command bar's button, and the shortcuts of every screen. */
export function Commands({
  Bar,
  onLogout,
}: {
  Bar: ComponentType<CommandBarProps>
  onLogout: () => void
}) {
  const [open, setOpen] = useState<'bar' | 'keys' | null>(null)
  const router = useRouter()
  const close = () => setOpen(null)

  useShortcutKeys({
    n: () => void router.navigate({ to: '/add-debt' }),
    '?': () => setOpen('keys'),
    '/': () => {
      const box = document.querySelector<HTMLElement>('main input[type=search]')
      if (box) box.focus()
      else setOpen('bar')
    },
    [commandBarShortcut]: () => setOpen('bar'),
  })

  return (
    <>
      <Button
        variant="outline"
        px="3"
        w={{ lg: '18rem' }}
        justifyContent="flex-start"
        fontWeight="normal"
        color="fg.muted"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen('bar')}
      >
        <Search aria-hidden />
        <Span srOnly={{ base: true, lg: false }}>Search or jump to…</Span>
        <Kbd
          recipe={kbdRecipe}
          aria-hidden
          hideBelow="lg"
          ms="auto"
          size="sm"
          whiteSpace="nowrap"
          wordSpacing="normal"
        >
          Ctrl K
        </Kbd>
      </Button>
      {open === 'bar' && <Bar onClose={close} onKeys={() => setOpen('keys')} onLogout={onLogout} />}
      {open === 'keys' && <KeysDialog onClose={close} />}
    </>
  )
}
