import { lazy, type ReactNode, Suspense } from 'react'

const Content = lazy(() => import('./ConfirmDialogContent'))

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

/** Asks before something that cannot be taken back; loaded when it is first needed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return <Suspense>{props.open && <Content {...props} />}</Suspense>
}
