import type { Registration } from '@/api/auth'
import type { World } from '../db'
import { accept } from '../drf/accept'
import { field, refused } from '../drf/field'
import { record } from '../drf/record'
import { char, email } from '../drf/text'
import { boolean } from '../drf/values'
import { json, Refusal } from '../http/responses'
import { openRoute, privateRoute } from '../http/route'
import { sendActivation } from '../mails'
import { passwordDigest, passwordFaults } from '../passwords'
import type { UserRow } from '../rows'

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
      const taken =
        read.ok && world.users.find((row) => row.email === normalised(read.value)) !== undefined
      return taken ? refused('user with this email already exists.') : read
    }),
    first_name: char({ max: 50 }),
    last_name: char({ max: 50 }),
    phone: char({ max: 30 }),
    terms_agreed: agreed,
    password: char(),
    re_password: char(),
  } satisfies Record<keyof Registration, unknown>)

const mismatch = { non_field_errors: ["The two password fields didn't match."] }

const register = openRoute('auth/users/', {
  POST: ({ world, request, data }) => {
    const given = accept(registration(world), data()) as Registration
    const faults = passwordFaults(given.password, given)
    if (faults.length > 0) throw new Refusal(400, { password: faults })
    if (given.password !== given.re_password) throw new Refusal(400, mismatch)
    const user = world.users.add({
      email: normalised(given.email),
      first_name: given.first_name,
      last_name: given.last_name,
      phone: given.phone,
      terms_agreed: given.terms_agreed,
      password: passwordDigest(given.password),
      is_active: false,
      is_staff: false,
      client: null,
    })
    sendActivation(world, request, user)
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

export const userHandlers = [...me, ...register]
