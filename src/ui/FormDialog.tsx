import { type ReactNode, useEffect } from 'react'
import { runWhenIdle } from '@/lib/run-when-idle'
import { lazyComponent } from './lazy-component'

const load = () => import('./FormDialogContent')
const Content = lazyComponent<FormDialogProps>(load)

export interface FormDialogProps {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
}

/** A form over the screen, named by what it does; loaded after the screen it belongs to. */
export function FormDialog(props: FormDialogProps) {
  // Before it is needed: it must open without a connection, too.
  useEffect(() => runWhenIdle(() => void load().catch(() => {})), [])
  return props.open && <Content {...props} />
}
