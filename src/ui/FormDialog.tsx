import { useEffect } from 'react'
import { runWhenLoaded } from '@/lib/screen-loading'
import type { FormDialogProps } from './FormDialogContent'
import { lazyComponent } from './lazy-component'

const load = () => import('./FormDialogContent')
const Content = lazyComponent<FormDialogProps>(load)

/** A form in a dialog; its code loads after the screen. */
export function FormDialog(props: FormDialogProps) {
  // Preloaded, so the dialog opens offline.
  useEffect(() => runWhenLoaded(() => void load().catch(() => {})), [])
  return props.open && <Content {...props} />
}
