import { Box, Flex } from '@chakra-ui/react'
import { lazy, type ReactNode, useRef, useState } from 'react'
import { Button } from './Buttons'
import { LazyPart } from './LazyPart'

const DialogFrame = lazy(() => import('./DialogFrame'))

interface DialogProps {
  open: boolean
  title: string
  onClose: () => void
}

interface ConfirmDialogProps extends DialogProps {
  body?: ReactNode
  /** Label of the confirm button: repeats the verb. */
  confirm: string
  tone?: 'brand' | 'danger'
  onConfirm: () => void | Promise<void>
}

/** Confirms an irreversible action. */
export function ConfirmDialog({
  open,
  body,
  confirm,
  tone = 'danger',
  onConfirm,
  ...frame
}: ConfirmDialogProps) {
  return (
    open && (
      <LazyPart onMissing={frame.onClose}>
        <DialogFrame role="alertdialog" {...frame}>
          {body && <Box mb="5">{body}</Box>}
          <Flex wrap="wrap" gap="3">
            <ConfirmButton tone={tone} label={confirm} onConfirm={onConfirm} />
            {/* Initial focus is on the safe button. */}
            <Button variant="outline" data-autofocus onClick={frame.onClose}>
              Cancel
            </Button>
          </Flex>
        </DialogFrame>
      </LazyPart>
    )
  )
}

/** Confirms once, however often it is pressed while the action runs. */
function ConfirmButton({
  tone,
  label,
  onConfirm,
}: {
  tone: 'brand' | 'danger'
  label: string
  onConfirm: () => void | Promise<void>
}) {
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  async function run() {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      await onConfirm()
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return (
    <Button tone={tone} busy={isBusy} onClick={() => void run()}>
      {label}
    </Button>
  )
}
