import { lazy, type ReactNode, Suspense } from 'react'

const Content = lazy(() => import('./FormDialogContent'))

export interface FormDialogProps {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
}

/** A form over the screen, named by what it does; loaded when it is first needed. */
export function FormDialog(props: FormDialogProps) {
  return <Suspense>{props.open && <Content {...props} />}</Suspense>
}
