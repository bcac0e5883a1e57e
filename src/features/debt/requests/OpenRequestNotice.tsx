import { longDate } from '@/rules/days'
import { Notice } from '@/ui/Notice'
import type { OpenRequest } from './note-requests'

/** `You asked us to pause on 22 November 2026`. */
export const requestText = ({ request, requestedOn }: OpenRequest): string =>
  [`You asked us to ${request.kind}`, requestedOn && `on ${longDate(requestedOn)}`]
    .filter(Boolean)
    .join(' ')

/** A request the team has not answered yet. */
export function OpenRequestNotice({ open }: { open: OpenRequest }) {
  const { request, note } = open
  return (
    <Notice tone="info" heading={requestText(open)}>
      {request.kind === 'pause' && request.until && `Until ${longDate(request.until)}. `}
      {/* Without authors it is unknown whether a later note is a reply. */}
      {note.created_by !== '' && 'Our team has not answered yet.'}
    </Notice>
  )
}
