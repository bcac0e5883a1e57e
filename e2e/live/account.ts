import { describe, expect, it } from 'vitest'
import {
  useActivate,
  useLogin,
  useRegister,
  useRequestPasswordReset,
  useResendActivation,
  useResetPassword,
  verifyCaptcha,
} from '@/api/auth'
import {
  clientListQuery,
  clientSettingsQuery,
  useCreateClient,
  useRequestTermsReview,
} from '@/api/clients'
import type { Failure } from '@/api/http/errors'
import { currentUserQuery } from '@/api/user'
import { emptyContact } from '@/api/wire/address-and-contact'
import { create, entry, failure, mutate, read } from './calls'
import { email, mark, password, recordCreated } from './environment'

describe('the account', () => {
  it('POST /auth/jwt/create/: a wrong password is refused with the message of the specification', async () => {
    const refused = await failure(mutate(useLogin, { email, password: `${password} not` }))
    expect(refused).toMatchObject({ status: 401, kind: 'logged-out' })
    expect(refused.message).toContain('No active account found with the given credentials')
  })

  it('GET /auth/users/me/ returns the test user', async () => {
    expect(await read(currentUserQuery)).toMatchObject({ email })
  })

  it('POST /auth/jwt/refresh/: an invalid access token is refreshed and the request retried', async () => {
    window.localStorage.setItem('access', 'stale.stale.stale')
    expect(await read(currentUserQuery)).toMatchObject({ email })
    expect(window.localStorage.getItem('access')).not.toBe('stale.stale.stale')
  })

  it('POST /auth/users/, resend_activation, reset_password: a new user who is not activated', async () => {
    const address = `${mark.toLowerCase()}@example.com`
    const newUser = {
      first_name: 'Check',
      last_name: mark,
      phone: '020 7946 0001',
      email: address,
      password: 'Quarry-Lamp-77',
      re_password: 'Quarry-Lamp-77',
      terms_agreed: true,
    }
    await mutate(useRegister, newUser)
    recordCreated(`the account ${address}, not activated`)
    const secondAttempt = await failure(mutate(useRegister, newUser))
    expect(secondAttempt.fields).toMatchObject([{ path: 'email' }])
    await mutate(useResendActivation, address)
    await mutate(useRequestPasswordReset, address)
  })

  it('POST /auth/users/activation/, reset_password_confirm/: an invalid link is refused', async () => {
    const link = { uid: 'OTk5OTk5OTk', token: 'none-none' }
    expect(await failure(mutate(useActivate, link))).toMatchObject({ kind: 'refused', status: 400 })
    const passwords = { new_password: 'Quarry-Lamp-80', re_new_password: 'Quarry-Lamp-80' }
    const confirmed = await failure(mutate(useResetPassword, { ...link, ...passwords }))
    expect(confirmed).toMatchObject({ kind: 'refused', status: 400 })
  })

  it('POST /verifycaptcha/ : an invalid token is accepted or refused', async () => {
    const outcome = await verifyCaptcha('made-up').then(
      () => 'accepted',
      ({ kind }: Failure) => kind,
    )
    expect(['accepted', 'refused']).toContain(outcome)
  })
})

describe('the company', () => {
  it('GET and POST /clients/, GET /client_settings/', async () => {
    const { client } = await read(currentUserQuery)
    if (client === null) {
      const company = {
        company_type: 'Limited company',
        company_name: `${mark} Creditor Ltd`,
        trading_name: '',
        company_number: '01234567',
        vat_number: '',
        intro_source: '',
        intro_description: '',
        addresses: entry.addresses,
        contacts: [{ ...emptyContact, contact_value: '020 7946 0001' }],
      }
      const { id } = await create(useCreateClient, company)
      recordCreated(`the company ${company.company_name} of ${email}`)
      expect((await read(currentUserQuery)).client).toBe(id)
    } else recordCreated('(POST /clients/ was not made: the test user has a company)')
    const { items, unreadable } = await read(clientListQuery)
    expect(unreadable).toBe(0)
    expect(items.map(({ id }) => id)).toContain((await read(currentUserQuery)).client)
    await read(clientSettingsQuery)
  })

  it('POST /request_terms_review/', async () => {
    await mutate(useRequestTermsReview, email)
    recordCreated(`a request for a review of the terms, from ${email}`)
  })
})
