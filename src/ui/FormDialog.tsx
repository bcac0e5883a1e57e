import { type ReactNode, useEffect } from 'react'
import { whenIdle } from '@/lib/when-idle'
import { lazyPart } from './lazy-part'

const load = () => import('./FormDialogContent')
const Content = lazyPart<FormDialogProps>(load)

export interface FormDialogProps {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
}

/** A form over the screen, named by what it does; loaded after the screen it belongs to. */
export function FormDialog(props: FormDialogProps) {
  // Before it is needed: it must open without a connection, too.
  useEffect(() => whenIdle(() => void load().catch(() => {})), [])
  return props.open && <Content {...props} />
}
