import { toFailure } from '@/api/errors'
import { Notice } from '@/ui/Notice'

/** What is wrong with a list that is shown all the same. */
export function ListNotices({ unreadable, failure }: { unreadable: number; failure: unknown }) {
  return (
    <>
      {failure !== null && (
        <Notice tone="error" heading="The list could not be brought up to date">
          {toFailure(failure).message}
        </Notice>
      )}
      {unreadable > 0 && (
        <Notice tone="warning">
          {unreadable} {unreadable === 1 ? 'record' : 'records'} could not be read, so the list and
          its totals are incomplete.
        </Notice>
      )}
    </>
  )
}
