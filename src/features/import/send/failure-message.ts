import { type Failure, formatWait } from '@/api/http/errors'

/** Why nothing was sent, and what to do. @param next what to do once the cause is gone */
export function failureMessage(
  { kind, retryAfter, message }: Failure,
  next: 'send the rest' | 'try again' = 'send the rest',
): string {
  switch (kind) {
    case 'logged-out':
      return `Your session has ended. Log in again, then ${next}.`
    case 'throttled':
      return `The server asks for a pause. Wait ${retryAfter === null ? 'a minute' : formatWait(retryAfter)}, then ${next}.`
    case 'no-network':
      return `There is no connection to the server. Once you are online, ${next}.`
    case 'server':
      return `The server is not responding. Wait a minute, then ${next}.`
    default:
      return message
  }
}
