import { toFailure } from '@/api/http/errors'
import { Button } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'

/** An error notice for a section whose query failed, also if it has older data, with a retry button. */
export const LoadError = ({
  name,
  query: { data, error, refetch },
}: {
  /** Lower-case noun for the heading: "the notes". */
  name: string
  query: { data?: unknown; error: unknown; refetch: () => unknown }
}) => (
  <Notice
    tone="error"
    heading={`We could not ${data === undefined ? 'load' : 'refresh'} ${name}`}
    actions={
      <Button variant="outline" onClick={() => void refetch()}>
        Try again
      </Button>
    }
  >
    {toFailure(error).message}
  </Notice>
)
