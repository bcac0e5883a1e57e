import { Button } from './Buttons'
import { Notice } from './Notice'

/** A part of the screen that could not be loaded. */
export function LoadError({
  name,
  message,
  onRetry,
}: {
  /** As it stands in a sentence: "the notes". */
  name: string
  message: string
  onRetry: () => void
}) {
  return (
    <Notice
      tone="error"
      heading={`We could not load ${name}`}
      actions={
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {message}
    </Notice>
  )
}
