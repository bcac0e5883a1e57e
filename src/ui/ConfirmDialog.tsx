import { useEffect } from 'react'
import { runWhenIdle } from '@/lib/run-when-idle'
import type { ConfirmDialogProps } from './ConfirmDialogContent'
import { lazyComponent } from './lazy-component'

const load = () => import('./ConfirmDialogContent')
const Content = lazyComponent<ConfirmDialogProps>(load)

/** Asks before something that cannot be taken back; loaded after the screen it belongs to. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  // Before it is needed: it must open without a connection, too.
  useEffect(() => runWhenIdle(() => void load().catch(() => {})), [])
  return props.open && <Content {...props} />
}
