import { HttpResponse } from 'msw'
import type { World } from '../db'
import { accept } from '../drf/accept'
import { record } from '../drf/record'
import { char, email } from '../drf/text'
import { forbidden, noContent, Refusal } from '../http/responses'
import { openRoute } from '../http/route'
import { decodeUid, isLinkToken } from '../mail-links'
import { sendActivation, sendReset } from '../mails'
import { passwordDigest, passwordFaults } from '../passwords'
import type { UserRow } from '../rows'

const address = record({ email: email() })
const link = { uid: char(), token: char() }
const activation = record(link)
const newPassword = record({ ...link, new_password: char(), re_new_password: char() })

/**
 * The user of a link.
 * @throws Refusal with status 400 for the uid first, then for the token
 */
function userOfLink(world: World, uid = '', token = ''): UserRow {
  const user = world.users.get(decodeUid(uid) ?? 0)
  if (!user) throw new Refusal(400, { uid: ["Invalid user id or user doesn't exist."] })
  if (!isLinkToken(user, token)) {
    throw new Refusal(400, { token: ['Invalid token for given user.'] })
  }
  return user
}

const activate = openRoute('auth/users/activation/', {
  POST: ({ world, data }) => {
    const { uid, token } = accept(activation, data())
    const user = userOfLink(world, uid, token)
    if (user.is_active) throw forbidden('Stale token for given user.')
    world.users.save({ ...user, is_active: true })
    return noContent()
  },
})

const resend = openRoute('auth/users/resend_activation/', {
  POST: ({ world, request, data }) => {
    const { email: to } = accept(address, data())
    const user = world.users.find((row) => row.email === to)
    if (!user || user.is_active) {
      return new HttpResponse(null, { status: 400, headers: { 'Content-Length': '0' } })
    }
    sendActivation(world, request, user)
    return noContent()
  },
})

const requestReset = openRoute('auth/users/reset_password/', {
  POST: ({ world, request, data }) => {
    const { email: to } = accept(address, data())
    const user = world.users.find((row) => row.email === to)
    if (user?.is_active) sendReset(world, request, user)
    return noContent()
  },
})

/** Djoser validates strength, mismatch, uid and token in this order, so an invalid link is reported last. */
const confirmReset = openRoute('auth/users/reset_password_confirm/', {
  POST: ({ world, data }) => {
    const { uid, token, new_password = '', re_new_password } = accept(newPassword, data())
    const faults = passwordFaults(new_password)
    if (faults.length > 0) throw new Refusal(400, { new_password: faults })
    if (new_password !== re_new_password) {
      throw new Refusal(400, { non_field_errors: ["The two password fields didn't match."] })
    }
    const user = userOfLink(world, uid, token)
    world.users.save({ ...user, password: passwordDigest(new_password) })
    return noContent()
  },
})

export const accountLinkHandlers = [...activate, ...resend, ...requestReset, ...confirmReset]
