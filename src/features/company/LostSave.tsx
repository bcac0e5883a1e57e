import { Box } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { Button } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import type { Lost } from './useSaveCompany'

const focus = (element: HTMLElement | null) => element?.focus()

/** No answer came to a save: what is known of it, and what can be done. */
export function LostSave({
  lost,
  onCheckAgain,
  onSendAgain,
}: {
  lost: Lost
  onCheckAgain: () => Promise<unknown>
  onSendAgain: () => Promise<unknown>
}) {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)

  async function once(task: () => Promise<unknown>) {
    if (running.current) return
    running.current = true
    setBusy(true)
    await task().catch(() => undefined)
    running.current = false
    setBusy(false)
  }

  return (
    <Box ref={focus} tabIndex={-1} outline="none">
      <Notice
        tone="error"
        heading="We do not know whether your company was saved"
        actions={
          <>
            <Button busy={busy} onClick={() => void once(onCheckAgain)}>
              Check again
            </Button>
            {lost === 'absent' && (
              <Button variant="outline" busy={busy} onClick={() => void once(onSendAgain)}>
                Send again
              </Button>
            )}
          </>
        }
      >
        {lost === 'absent'
          ? 'No answer came, and your company is not there yet. It may still arrive: check again before you send it once more.'
          : 'No answer came, and we could not look whether your company is there. Your answers are kept.'}
      </Notice>
    </Box>
  )
}
