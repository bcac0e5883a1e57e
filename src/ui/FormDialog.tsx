import { useEffect } from 'react'
import { runWhenLoaded } from '@/lib/screen-loading'
import type { FormDialogProps } from './FormDialogContent'
import { lazyComponent } from './lazy-component'

const Content = lazyComponent<FormDialogProps>(() => import('./FormDialogContent'))

/** A form in a dialog; its code loads after the screen. */
export function FormDialog(props: FormDialogProps) {
  // Preloaded, so the dialog opens offline.
  useEffect(() => runWhenLoaded(() => void Content.preload()), [])
  return props.open && <Content {...props} />
}
