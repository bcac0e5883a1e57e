import { toFailure } from '@/api/http/errors'
import { Notice } from '@/ui/Notice'

/** Warnings above the list: refresh failed, unreadable records, unreadable fields. */
export function ListNotices({
  unreadable,
  incomplete,
  failure,
}: {
  unreadable: number
  /** Number of debts with a field that could not be read. */
  incomplete: number
  failure: unknown
}) {
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
      {incomplete > 0 && (
        <Notice tone="warning">
          {incomplete === 1 ? '1 debt has' : `${incomplete} debts have`} details that could not be
          read. They are shown as unknown, and unknown amounts are left out of the totals.
        </Notice>
      )}
    </>
  )
}
