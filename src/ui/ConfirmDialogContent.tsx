import { Box, Flex } from '@chakra-ui/react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from './Buttons'
import DialogFrame from './DialogFrame'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  body?: ReactNode
  /** Label of the confirm button: repeats the verb. */
  confirm: string
  tone?: 'brand' | 'danger'
  onConfirm: () => void | Promise<void>
  onClose: () => void
}

export default function ConfirmDialogContent({
  title,
  body,
  confirm,
  tone = 'danger',
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  async function go() {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await onConfirm()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return (
    <DialogFrame role="alertdialog" title={title} onClose={onClose}>
      {body && <Box mb="5">{body}</Box>}
      <Flex wrap="wrap" gap="3">
        <Button tone={tone} busy={busy} onClick={() => void go()}>
          {confirm}
        </Button>
        {/* Initial focus is on the safe button. */}
        <Button variant="outline" data-autofocus onClick={onClose}>
          Cancel
        </Button>
      </Flex>
    </DialogFrame>
  )
}
