import { type ReactNode, useEffect } from 'react'
import { runWhenIdle } from '@/lib/run-when-idle'
import { lazyComponent } from './lazy-component'

const load = () => import('./ConfirmDialogContent')
const Content = lazyComponent<ConfirmDialogProps>(load)

export interface ConfirmDialogProps {
  open: boolean
  title: string
  body?: ReactNode
  /** The words of the confirming button: they repeat the verb. */
  confirm: string
  tone?: 'brand' | 'danger'
  onConfirm: () => void | Promise<void>
  onClose: () => void
}

/** Asks before something that cannot be taken back; loaded after the screen it belongs to. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  // Before it is needed: it must open without a connection, too.
  useEffect(() => runWhenIdle(() => void load().catch(() => {})), [])
  return props.open && <Content {...props} />
}
