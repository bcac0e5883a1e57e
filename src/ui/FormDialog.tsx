import { useEffect } from 'react'
import { runWhenIdle } from '@/lib/run-when-idle'
import type { FormDialogProps } from './FormDialogContent'
import { lazyComponent } from './lazy-component'

const load = () => import('./FormDialogContent')
const Content = lazyComponent<FormDialogProps>(load)

/** A form over the screen, named by what it does; loaded after the screen it belongs to. */
export function FormDialog(props: FormDialogProps) {
  // Before it is needed: it must open without a connection, too.
  useEffect(() => runWhenIdle(() => void load().catch(() => {})), [])
  return props.open && <Content {...props} />
}
