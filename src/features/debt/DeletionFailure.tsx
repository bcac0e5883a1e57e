import type { ReactNode } from 'react'
import type { Failure } from '@/api/http/errors'
import { Notice } from '@/ui/Notice'

/** Says why a deletion failed, beside the button that repeats it. */
export const DeletionFailure = ({
  what,
  done,
  failure: { kind, message },
  actions,
}: {
  /** "the address" */
  what: string
  done: 'deleted' | 'removed'
  failure: Failure
  actions?: ReactNode
}) => (
  <Notice
    tone="error"
    heading={`${what} ${kind === 'unknown-outcome' ? 'may not have been' : 'was not'} ${done}`}
    actions={actions}
  >
    {message}
  </Notice>
)
