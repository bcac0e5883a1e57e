import { chakra } from '@chakra-ui/react'
import { lazy, type ReactElement, type ReactNode, useState } from 'react'
import { LazyPart } from './LazyPart'

const DrawerFrame = lazy(() => import('./DrawerFrame'))

/** A button and the drawer that it opens. */
export function Drawer({
  title,
  trigger,
  footer,
  children,
}: {
  title: string
  /** The button. */
  trigger: ReactElement
  /** Stays visible below what scrolls. */
  footer?: (onClose: () => void) => ReactNode
  children: ReactNode
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
          <DrawerFrame title={title} isOpen={isOpen} onClose={close} footer={footer?.(close)}>
            {children}
          </DrawerFrame>
        </LazyPart>
      )}
    </>
  )
}
