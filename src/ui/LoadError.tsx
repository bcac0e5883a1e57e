import { Button } from './Buttons'
import { Notice } from './Notice'

/** An error notice for a section that failed to load, with a retry button. */
export const LoadError = ({
  name,
  message,
  onRetry,
}: {
  /** Lower-case noun for the heading: "the notes". */
  name: string
  message: string
  onRetry: () => void
}) => (
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
