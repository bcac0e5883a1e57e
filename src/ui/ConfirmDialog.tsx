import { useEffect } from 'react'
import { runWhenLoaded } from '@/lib/screen-loading'
import type { ConfirmDialogProps } from './ConfirmDialogContent'
import { lazyComponent } from './lazy-component'

const load = () => import('./ConfirmDialogContent')
const Content = lazyComponent<ConfirmDialogProps>(load)

/** Confirms an irreversible action; its code loads after the screen. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  // Preloaded, so the dialog opens offline.
  useEffect(() => runWhenLoaded(() => void load().catch(() => {})), [])
  return props.open && <Content {...props} />
}
