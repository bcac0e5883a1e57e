import type { World } from './db'
import { encodeUid, linkToken } from './mail-links'
import type { MailRow, UserRow } from './rows'

/** The origin of an email's links: the requesting page, else the server itself. */
function pageOrigin(request: Request): string {
  const origin = request.headers.get('origin')
  if (origin && origin !== 'null') return origin
  const referer = request.headers.get('referer')
  if (referer && URL.canParse(referer)) return new URL(referer).origin
  return globalThis.location?.origin ?? new URL(request.url).origin
}

interface Kind {
  subject: string
  path: string
  reason: string
  request: string
}

const activation: Kind = {
  subject: 'Account activation on Client portal',
  path: 'activate',
  reason:
    "You're receiving this email because you need to finish activation process on Client portal.",
  request: 'Please go to the following page to activate account:',
}
const reset: Kind = {
  subject: 'Password reset on Client portal',
  path: 'reset_password',
  reason:
    "You're receiving this email because you requested a password reset for your user account at Client portal.",
  request: 'Please go to the following page and choose a new password:',
}

function send(world: World, request: Request, user: UserRow, kind: Kind): MailRow {
  const link = `${pageOrigin(request)}/${kind.path}/${encodeUid(user.id)}/${linkToken(user)}`
  const closing = 'Thanks for using our site!\n\nThe Client portal team'
  return world.mails.add({
    to: user.email,
    subject: kind.subject,
    text: `${kind.reason}\n\n${kind.request}\n${link}\n\n${closing}`,
    link,
    sent_at: new Date().toISOString(),
  })
}

export const sendActivation = (world: World, request: Request, user: UserRow) =>
  send(world, request, user, activation)

export const sendReset = (world: World, request: Request, user: UserRow) =>
  send(world, request, user, reset)
