import { chakra } from '@chakra-ui/react'
import { type ComponentProps, lazy, type ReactElement, type ReactNode, useState } from 'react'
import { LazyPart } from './LazyPart'

const DrawerFrame = lazy(() => import('./DrawerFrame'))

/** A button and the drawer that it opens. A link in the drawer closes it. */
export function Drawer({
  trigger,
  footer,
  ...frame
}: Pick<ComponentProps<typeof DrawerFrame>, 'title' | 'isAtStart' | 'children'> & {
  trigger: ReactElement
  /** Stays visible below what scrolls. */
  footer?: (onClose: () => void) => ReactNode
}) {
  /** Null until it is opened. */
  const [state, setState] = useState<'open' | 'closed' | null>(null)
  const isOpen = state === 'open'
  const close = () => setState('closed')
  return (
    <>
      <chakra.button
        asChild
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setState('open')}
      >
        {trigger}
      </chakra.button>
      {state && (
        <LazyPart onMissing={() => setState(null)}>
          <DrawerFrame isOpen={isOpen} onClose={close} footer={footer?.(close)} {...frame} />
        </LazyPart>
      )}
    </>
  )
}
