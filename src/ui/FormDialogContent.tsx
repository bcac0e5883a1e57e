import { Box } from '@chakra-ui/react'
import { Button } from './Buttons'
import DialogFrame from './DialogFrame'
import type { FormDialogProps } from './FormDialog'

export default function FormDialogContent({ title, onClose, children }: FormDialogProps) {
  return (
    <DialogFrame role="dialog" wide title={title} onClose={onClose}>
      {children}
      <Box mt="3">
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </Box>
    </DialogFrame>
  )
}
