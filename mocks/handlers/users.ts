import { HttpResponse } from 'msw'
import type { Registration } from '@/api/auth'
import type { UserRow, World } from '../db'
import { accept, field, record, refused } from '../drf/field'
import { boolean, char, email } from '../drf/values'
import { forbidden, json, noContent, Refusal } from '../http/responses'
import { openRoute, privateRoute } from '../http/route'
import { decodeUid, isLinkToken, sendMail } from '../mails'
import { passwordDigest, passwordFaults } from '../passwords'

const userOf = (world: World, address?: string) => world.users.find((row) => row.email === address)

/** Django lower-cases only the domain of an address. */
const normalised = (address: string) => address.replace(/@[^@]*$/, (domain) => domain.toLowerCase())

const agreed = field((value) => {
  const read = boolean().read(value)
  return read.ok && !read.value ? refused('You must agree to the terms.') : read
})

const registration = (world: World) =>
  record({
    email: field((value) => {
      const read = email().read(value)
      return read.ok && userOf(world, normalised(read.value))
        ? refused('user with this email already exists.')
        : read
    }),
    first_name: char({ max: 50 }),
    last_name: char({ max: 50 }),
    phone: char({ max: 30 }),
    terms_agreed: agreed,
    password: char(),
    re_password: char(),
  } satisfies Record<keyof Registration, unknown>)

function requireSame(password: string, repeated?: string) {
  if (password !== repeated)
    throw new Refusal(400, { non_field_errors: ["The two password fields didn't match."] })
}

const register = openRoute('auth/users/', {
  POST: ({ world, request, data }) => {
    const { re_password, ...given } = accept(registration(world), data()) as Registration
    const faults = passwordFaults(given.password, given)
    if (faults.length > 0) throw new Refusal(400, { password: faults })
    requireSame(given.password, re_password)
    const user = world.users.add({
      ...given,
      email: normalised(given.email),
      password: passwordDigest(given.password),
      is_active: false,
      is_staff: false,
      client: null,
    })
    sendMail(world, request, user, 'activation')
    return json(publicFields(user), 201)
  },
})

const publicFields = ({ id, email, first_name, last_name, phone, terms_agreed }: UserRow) => ({
  id,
  email,
  first_name,
  last_name,
  phone,
  terms_agreed,
})

const me = privateRoute('auth/users/me/', {
  GET: ({ user }) => {
    const { terms_agreed, ...names } = publicFields(user)
    const staff = user.is_staff ? { is_staff: true } : {}
    return json({ ...names, client: user.client, terms_agreed, ...staff })
  },
})

const link = { uid: char(), token: char() }
const activation = record(link)
const newPassword = record({ ...link, new_password: char(), re_new_password: char() })
const address = record({ email: email() })

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
    const user = userOf(world, accept(address, data()).email)
    if (!user || user.is_active) {
      return new HttpResponse(null, { status: 400, headers: { 'Content-Length': '0' } })
    }
    sendMail(world, request, user, 'activation')
    return noContent()
  },
})

const requestReset = openRoute('auth/users/reset_password/', {
  POST: ({ world, request, data }) => {
    const user = userOf(world, accept(address, data()).email)
    if (user?.is_active) sendMail(world, request, user, 'reset')
    return noContent()
  },
})

/** Djoser validates strength, mismatch, uid and token in this order, so an invalid link is reported last. */
const confirmReset = openRoute('auth/users/reset_password_confirm/', {
  POST: ({ world, data }) => {
    const { uid, token, new_password = '', re_new_password } = accept(newPassword, data())
    const faults = passwordFaults(new_password)
    if (faults.length > 0) throw new Refusal(400, { new_password: faults })
    requireSame(new_password, re_new_password)
    const user = userOfLink(world, uid, token)
    world.users.save({ ...user, password: passwordDigest(new_password) })
    return noContent()
  },
})

export const userHandlers = [
  ...me,
  ...register,
  ...activate,
  ...resend,
  ...requestReset,
  ...confirmReset,
]
