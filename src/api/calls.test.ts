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
} from './auth'
import { verifyCaptcha } from './captcha'
import { clientSettings } from './client-settings'
import { clientList, companyResource } from './clients'
import { addressesOf, addressList, useRemoveAddress, useUpdateAddress } from './debtor/addresses'
import { contactList, contactsOf, useRemoveContact, useUpdateContact } from './debtor/contacts'
import { type DebtOfForm, debtorResource, useImportDebtors } from './debtor/create'
import { debtor } from './debtor/debtor'
import { debtorDetail, debtorListQuery } from './debtor/queries'
import type { DebtorBody } from './debtor/request-body'
import { useUpdateDebtor } from './debtor/update'
import { downloadInvoice, invoiceList, invoicesOf } from './invoices/queries'
import { noteList, notesOf, useDeleteNote } from './notes'
import { useRequestTermsReview } from './terms-review'
import { mutator } from './testing/resource-calls'
import { debtorAnswer, sent, takeDownCalls } from './testing/wire'
import { currentUserQuery } from './user'
import { addressBody, emptyAddress, emptyContact } from './wire/address-and-contact'

takeDownCalls()

const queryClient = new QueryClient()
const mutate = mutator(queryClient)

const saved = { record: debtor.parse(debtorAnswer), asItCame: debtorAnswer }
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
  ['GET /debtor/7', () => queryClient.query(debtorDetail(7)), null, ''],
  ['POST /debtor/', () => debtorResource.post([{ body } as DebtOfForm]), json, body],
  ['POST /debtor/', () => mutate(useImportDebtors, [body, body]), json, [body, body]],
  [
    'PUT /debtor/7/',
    () => mutate(() => useUpdateDebtor(7), { saved, changes: { title: 'Ms', debtor_debt: {} } }),
    json,
    { id: 7, title: 'Ms', debtor_debt: { id: 9, initial_debt: '1.00' } },
  ],
  ['GET /debt_notes/?debt_id=9', () => queryClient.query(noteList(9)), null, ''],
  [
    'POST /debt_notes/',
    () => notesOf(9).post([{ debtId: 9, text: 'Rang.' }]),
    json,
    { debt: 9, note: 'Rang.' },
  ],
  ['DELETE /debt_notes/4/', () => mutate(() => useDeleteNote(9), 4), null, ''],
  ['GET /invoice/?debt_id=9', () => queryClient.query(invoiceList(9)), null, ''],
  ['GET /download/5/', () => downloadInvoice(5), null, ''],
  ['GET /debtor_address/?debtor_id=7', () => queryClient.query(addressList(7)), null, ''],
  ['POST /debtor_address/', () => addressesOf(7).post([address]), json, { ...address, debtor: 7 }],
  [
    'PUT /debtor_address/4/',
    () => mutate(() => useUpdateAddress(7), { id: 4, body: address }),
    json,
    { ...address, debtor: 7 },
  ],
  ['DELETE /debtor_address/4/', () => mutate(() => useRemoveAddress(7), 4), null, ''],
  ['GET /debtor_contact/?debtor_id=7', () => queryClient.query(contactList(7)), null, ''],
  [
    'POST /debtor_contact/',
    () => contactsOf(7).post([emptyContact]),
    json,
    { ...emptyContact, debtor: 7 },
  ],
  [
    'PUT /debtor_contact/4/',
    () => mutate(() => useUpdateContact(7), { id: 4, body: emptyContact }),
    json,
    { ...emptyContact, debtor: 7 },
  ],
  ['DELETE /debtor_contact/4/', () => mutate(() => useRemoveContact(7), 4), null, ''],
  ['GET /clients/', () => queryClient.query(clientList), null, ''],
  [
    'POST /clients/',
    () =>
      companyResource.post([{ ...company, addresses: [emptyAddress], contacts: [emptyContact] }]),
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
  ['GET /client_settings/', () => queryClient.query(clientSettings), null, ''],
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
    const made = sent.find(({ method, path }) => `${method} ${path}` === call)
    expect(made).toBeDefined()
    expect(made?.authorization).toBe('JWT access-1')
    expect(made?.type).toBe(type)
    if (made) expect(type === json ? JSON.parse(made.body) : made.body).toEqual(expected)
  })

  it('POST /invoice/ as multipart, one call a file, under the name it was given', async () => {
    const file = new File(['%PDF-1.4'], 'invoice one.pdf', { type: 'application/pdf' })
    const { signal } = new AbortController()
    await invoicesOf(9).post([{ debtId: 9, file, onProgress: () => {}, signal }])
    const made = sent.filter(({ path }) => path === '/invoice/')
    expect(made).toHaveLength(1)
    expect(made[0]?.type).toBe('multipart/form-data')
    expect(made[0]?.body).toMatch(/name="debt"\r\n\r\n9\r\n/)
    expect(made[0]?.body).toMatch(/name="invoice_file"; filename="invoice one.pdf"/)
    expect(made[0]?.body).toContain('%PDF-1.4')
  })

  it('sends no Authorization header without a token', async () => {
    session.end()
    await mutate(useResendActivation, 'a@c.co')
    expect(sent[0]?.authorization).toBeNull()
  })
})
