import { EmailLink } from '@/components/ContactLinks'
import { Button } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import { Screen } from '@/ui/Screen'

/** A screen that failed to render, with a retry button. */
export const PageError = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Screen heading="Something went wrong" width="narrow">
    <Notice tone="error" actions={<Button onClick={onRetry}>Try again</Button>}>
      {message}
    </Notice>
    <p>
      If this keeps happening, email <EmailLink />.
    </p>
  </Screen>
)
