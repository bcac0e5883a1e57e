import type { ReactNode } from 'react'
import DialogFrame from './DialogFrame'
import { CancelContext } from './form/cancel-context'

export interface FormDialogProps {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
}

export default function FormDialogContent({ title, onClose, children }: FormDialogProps) {
  return (
    <DialogFrame role="dialog" wide title={title} onClose={onClose}>
      <CancelContext value={onClose}>{children}</CancelContext>
    </DialogFrame>
  )
}
