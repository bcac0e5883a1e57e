import { config } from '@/config'
import { Button, ExternalLink } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import { Screen } from '@/ui/Screen'

/** A screen that failed to render, with a retry button. */
export function PageError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Screen heading="Something went wrong" width="narrow">
      <Notice tone="error" actions={<Button onClick={onRetry}>Try again</Button>}>
        {message}
      </Notice>
      <p>
        If it keeps happening, write to{' '}
        <ExternalLink href={`mailto:${config.contactEmail}`}>{config.contactEmail}</ExternalLink>.
      </p>
    </Screen>
  )
}
