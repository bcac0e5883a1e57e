import { Box, Flex } from '@chakra-ui/react'
import { type ComponentProps, createContext, lazy, type ReactNode, useRef, useState } from 'react'
import { Button } from './Buttons'
import { LazyPart } from './LazyPart'

const LazyFrame = lazy(() => import('./DialogFrame'))

const DialogFrame = (frame: ComponentProps<typeof LazyFrame>) => (
  <LazyPart onMissing={frame.onClose}>
    <LazyFrame {...frame} />
  </LazyPart>
)

interface DialogProps {
  title: string
  onClose: () => void
}

/** Connects a form in a dialog with the dialog. */
export const DialogFormContext = createContext<{
  onCancel: () => void
  onDirtyChange: (isDirty: boolean) => void
} | null>(null)

/** A dialog. Escape asks before it discards what was typed in its form; Cancel discards it. */
export function Dialog({ title, onClose, children }: DialogProps & { children: ReactNode }) {
  const isDirty = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const onDirtyChange = (next: boolean) => {
    isDirty.current = next
  }
  return (
    <>
      <DialogFrame
        role="dialog"
        title={title}
        onClose={() => (isDirty.current ? setAsking(true) : onClose())}
      >
        <DialogFormContext value={{ onCancel: onClose, onDirtyChange }}>
          {children}
        </DialogFormContext>
      </DialogFrame>
      <ConfirmDialog
        isOpen={isAsking}
        title="Discard what you typed?"
        confirm="Discard"
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

/** Confirms an irreversible action, once, however often its button is pressed while it runs. */
export function ConfirmDialog({
  isOpen,
  body,
  confirm,
  isLoss = true,
  onConfirm,
  ...frame
}: DialogProps & {
  isOpen: boolean
  body?: ReactNode
  /** False for an action that removes or discards nothing. */
  isLoss?: boolean
  /** Label of the confirm button: repeats the verb. */
  confirm: string
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
    isOpen && (
      <DialogFrame role="alertdialog" {...frame}>
        {body && <Box mb="5">{body}</Box>}
        <Flex wrap="wrap" gap="3">
          <Button colorPalette={isLoss ? 'red' : 'accent'} isBusy={isBusy} onClick={run}>
            {confirm}
          </Button>
          {/* Initial focus is on the safe button. */}
          <Button variant="outline" data-autofocus onClick={frame.onClose}>
            Cancel
          </Button>
        </Flex>
      </DialogFrame>
    )
  )
}
