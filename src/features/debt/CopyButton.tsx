import { Span } from '@chakra-ui/react'
import { snackbar } from '@/session/snackbar'
import { Button } from '@/ui/Buttons'

/** Takes a text along to somewhere else; says whether it could. */
export function CopyButton({
  text,
  what,
  wordy = false,
}: {
  text: string
  what: string
  /** What is copied is not plain from what stands beside the button. */
  wordy?: boolean
}) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      snackbar.success('Copied.')
    } catch {
      snackbar.error('The browser would not copy it.')
    }
  }
  return (
    <Button variant="ghost" onClick={() => void copy()}>
      Copy {wordy ? what : <Span srOnly>{what}</Span>}
    </Button>
  )
}
