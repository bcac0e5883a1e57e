import DialogFrame from './DialogFrame'
import type { FormDialogProps } from './FormDialog'
import { CancelContext } from './form/cancel-context'

export default function FormDialogContent({ title, onClose, children }: FormDialogProps) {
  return (
    <DialogFrame role="dialog" wide title={title} onClose={onClose}>
      <CancelContext value={onClose}>{children}</CancelContext>
    </DialogFrame>
  )
}
