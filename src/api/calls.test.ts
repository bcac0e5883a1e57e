// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { session } from '@/session/session'
import {
  useActivate,
  useLogin,
  useRegister,
  useRequestPasswordReset,
  useResendActivation,
  useResetPassword,
  verifyCaptcha,
} from './auth'
import {
  clientListQuery,
  clientSettingsQuery,
  companyResource,
  useRequestTermsReview,
} from './clients'
import {
  addressListQuery,
  addressResource,
  contactListQuery,
  contactResource,
  useDeleteAddress,
  useDeleteContact,
  useUpdateAddress,
  useUpdateContact,
} from './debtor/addresses-and-contacts'
import { debtorResource, type FormDebt, useImportDebtors } from './debtor/create'
import { debtor } from './debtor/debtor'
import { debtorDetailQuery, debtorListQuery } from './debtor/queries'
import type { DebtorBody } from './debtor/request-body'
import { useUpdateDebtor } from './debtor/update'
import { downloadInvoice, invoiceListQuery, invoiceResource } from './invoices/queries'
import { noteListQuery, noteResource, useDeleteNote } from './notes'
import { createMutator } from './testing/resource-calls'
import { debtorAnswer, recordCalls, recordedCalls } from './testing/wire'
import { currentUserQuery } from './user'
import { addressBody, emptyAddress, emptyContact } from './wire/address-and-contact'

recordCalls()

const queryClient = new QueryClient()
const mutate = createMutator(queryClient)

const saved = { record: debtor.parse(debtorAnswer), raw: debtorAnswer }
const body = { last_name: 'Archer' } as unknown as DebtorBody
const registration = {
  first_name: 'Ann',
  last_name: 'Archer',
  phone: '020 7946 0001',
  email: 'ann@example.com',
  password: ' Quarry Lamp 77 ',
  re_password: ' Quarry Lamp 77 ',
  terms_agreed: true,
}
const company = {
  company_type: 'Limited company',
  company_name: 'Archer Ltd',
  trading_name: '',
  company_number: '',
  vat_number: '',
  intro_source: '',
  intro_description: '',
}
const address = addressBody({ ...emptyAddress, street_1: '1 Road' })
const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

type Row = [call: string, run: () => unknown, type: string | null, body: unknown]

const calls: Row[] = [
  [
    'POST /auth/jwt/create/',
    () => mutate(useLogin, { email: 'ann@example.com', password: ' p ' }),
    json,
    { grant_type: 'password', email: 'ann@example.com', password: ' p ' },
  ],
  ['GET /auth/users/me/', () => queryClient.query(currentUserQuery), null, ''],
  ['POST /auth/users/', () => mutate(useRegister, registration), json, registration],
  [
    'POST /auth/users/activation/',
    () => mutate(useActivate, { uid: 'Nw', token: 't-1' }),
    form,
    'uid=Nw&token=t-1',
  ],
  [
    'POST /auth/users/resend_activation/',
    () => mutate(useResendActivation, 'a+b@c.co'),
    form,
    'email=a%2Bb%40c.co',
  ],
  [
    'POST /auth/users/reset_password/',
    () => mutate(useRequestPasswordReset, 'a@c.co'),
    form,
    'email=a%40c.co',
  ],
  [
    'POST /auth/users/reset_password_confirm/',
    () =>
      mutate(useResetPassword, {
        new_password: 'x y',
        re_new_password: 'x y',
        uid: 'MQ',
        token: 't',
      }),
    form,
    'new_password=x+y&re_new_password=x+y&uid=MQ&token=t',
  ],
  ['GET /debtor/', () => queryClient.query(debtorListQuery), null, ''],
  ['GET /debtor/7', () => queryClient.query(debtorDetailQuery(7)), null, ''],
  ['POST /debtor/', () => debtorResource.post({ body } as FormDebt), json, body],
  ['POST /debtor/', () => mutate(useImportDebtors, [body, body]), json, [body, body]],
  [
    'PUT /debtor/7/',
    () => mutate(() => useUpdateDebtor(7), { saved, changes: { title: 'Ms', debtor_debt: {} } }),
    json,
    { id: 7, title: 'Ms', debtor_debt: { id: 9, initial_debt: '1.00' } },
  ],
  ['GET /debt_notes/?debt_id=9', () => queryClient.query(noteListQuery(9)), null, ''],
  [
    'POST /debt_notes/',
    () => noteResource(9).post({ debtId: 9, text: 'Rang.' }),
    json,
    { debt: 9, note: 'Rang.' },
  ],
  ['DELETE /debt_notes/4/', () => mutate(() => useDeleteNote(9), 4), null, ''],
  ['GET /invoice/?debt_id=9', () => queryClient.query(invoiceListQuery(9)), null, ''],
  ['GET /download/5/', () => downloadInvoice(5), null, ''],
  ['GET /debtor_address/?debtor_id=7', () => queryClient.query(addressListQuery(7)), null, ''],
  [
    'POST /debtor_address/',
    () => addressResource(7).post(address),
    json,
    { ...address, debtor: 7 },
  ],
  [
    'PUT /debtor_address/4/',
    () => mutate(() => useUpdateAddress(7), { id: 4, body: address }),
    json,
    { ...address, debtor: 7 },
  ],
  ['DELETE /debtor_address/4/', () => mutate(() => useDeleteAddress(7), 4), null, ''],
  ['GET /debtor_contact/?debtor_id=7', () => queryClient.query(contactListQuery(7)), null, ''],
  [
    'POST /debtor_contact/',
    () => contactResource(7).post(emptyContact),
    json,
    { ...emptyContact, debtor: 7 },
  ],
  [
    'PUT /debtor_contact/4/',
    () => mutate(() => useUpdateContact(7), { id: 4, body: emptyContact }),
    json,
    { ...emptyContact, debtor: 7 },
  ],
  ['DELETE /debtor_contact/4/', () => mutate(() => useDeleteContact(7), 4), null, ''],
  ['GET /clients/', () => queryClient.query(clientListQuery), null, ''],
  [
    'POST /clients/',
    () => companyResource.post({ ...company, addresses: [emptyAddress], contacts: [emptyContact] }),
    json,
    {
      client_type: 'P',
      client_prospect: 'C',
      ...company,
      client_addresses: [
        {
          ...emptyAddress,
          latitude: 0,
          longitude: 0,
          location: { type: 'Point', coordinates: [0, 0] },
        },
      ],
      client_contacts: [emptyContact],
    },
  ],
  ['GET /client_settings/', () => queryClient.query(clientSettingsQuery), null, ''],
  ['POST /verifycaptcha/', () => verifyCaptcha('token-1'), form, 'recaptcha=token-1'],
  [
    'POST /request_terms_review/',
    () => mutate(useRequestTermsReview, 'a@c.co'),
    json,
    { terms_email: 'a@c.co' },
  ],
]

describe('the calls of section 7 on the wire', () => {
  it.each(calls)('%s', async (call, run, type, expected) => {
    await run()
    const made = recordedCalls.find(({ method, path }) => `${method} ${path}` === call)
    expect(made).toBeDefined()
    expect(made?.authorization).toBe('JWT access-1')
    expect(made?.type).toBe(type)
    if (made) expect(type === json ? JSON.parse(made.body) : made.body).toEqual(expected)
  })

  it('POST /invoice/ as multipart, one call a file, under the name it was given', async () => {
    const file = new File(['%PDF-1.4'], 'invoice one.pdf', { type: 'application/pdf' })
    const { signal } = new AbortController()
    await invoiceResource(9).post({ debtId: 9, file, onProgress: () => {}, signal })
    const made = recordedCalls.filter(({ path }) => path === '/invoice/')
    expect(made).toHaveLength(1)
    expect(made[0]?.type).toBe('multipart/form-data')
    expect(made[0]?.body).toMatch(/name="debt"\r\n\r\n9\r\n/)
    expect(made[0]?.body).toMatch(/name="invoice_file"; filename="invoice one.pdf"/)
    expect(made[0]?.body).toContain('%PDF-1.4')
  })

  it('sends no Authorization header without a token', async () => {
    session.end()
    await mutate(useResendActivation, 'a@c.co')
    expect(recordedCalls[0]?.authorization).toBeNull()
  })
})
