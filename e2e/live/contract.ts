import { QueryClient } from '@tanstack/react-query'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  useActivate,
  useLogin,
  useRegister,
  useRequestPasswordReset,
  useResendActivation,
  useResetPassword,
} from '@/api/auth'
import { verifyCaptcha } from '@/api/captcha'
import { clientSettings } from '@/api/client-settings'
import { clientBody, clientList, useCreateClient } from '@/api/clients'
import { addressList, useRemoveAddress, useSaveAddress } from '@/api/debtor-addresses'
import { type DebtEntry, debtorBody } from '@/api/debtor-body'
import { contactList, useRemoveContact, useSaveContact } from '@/api/debtor-contacts'
import {
  type Debtor,
  debtorDetail,
  debtorList,
  useCreateDebtor,
  useImportDebtors,
  useUpdateDebtor,
} from '@/api/debtors'
import { Failure } from '@/api/errors'
import { downloadInvoice, invoiceList, invoiceName, useUploadInvoice } from '@/api/invoices'
import { noteList, useAddNote, useDeleteNote } from '@/api/notes'
import { addressBody, emptyAddress, emptyContact } from '@/api/place'
import { useRequestTermsReview } from '@/api/terms-review'
import { mutator } from '@/api/test-resource-calls'
import { currentUser } from '@/api/user'
import { toWire } from '@/rules/money'
import { email, leaves, mark, password } from './mark'

/** Every call is made by the function the screens make it with; what is read comes from the server. */
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const mutate = mutator(queryClient)
const read: QueryClient['query'] = (options) => {
  queryClient.clear()
  return queryClient.query(options)
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('expected a refusal'),
    (thrown: unknown) => {
      if (!(thrown instanceof Failure)) throw thrown
      return thrown
    },
  )

const entry: DebtEntry = {
  title: '',
  customer_ref: mark,
  company_type: 'Limited company',
  first_names: '',
  last_name: '',
  is_individual: false,
  company_name: `${mark} Ltd`,
  trading_name: 'Čapek & Søn “Trading”',
  salutation: '',
  letter_title: '',
  company_number: '01234567',
  vat_number: '',
  nature_of_business: [],
  external_ref: 'X/1',
  primary_email: 'accounts@check.example.com',
  primary_phone: '020 7946 0001',
  addresses: [{ ...emptyAddress, street_1: '14 Quayside', city: 'Bristol', postcode: 'BS1 4DJ' }],
  contacts: [],
  initial_debt: 1_234_50,
  amount_outstanding: 1_000_05,
  last_invoice_date: '2024-02-29',
  debt_type: 'Goods supplied',
  department: '',
  debt_disputed: true,
  add_late_payment_interest: true,
  add_late_payment_compensation: false,
}
const bodyOf = (changes: Partial<DebtEntry>) =>
  debtorBody(
    { ...entry, ...changes },
    { today: '2026-11-20', rules: 'portal', feeMode: 'Fixed Fee' },
  )
/** What a saved debt must read back as. */
const asEntered = {
  customer_ref: mark,
  company_name: `${mark} Ltd`,
  trading_name: entry.trading_name,
  is_individual: false,
  primary_email: entry.primary_email,
  debtor_addresses: [{ street_1: '14 Quayside', city: 'Bristol', postcode: 'BS1 4DJ' }],
  debtor_debt: {
    initial_debt: 1_234_50,
    amount_outstanding: 1_000_05,
    last_invoice_date: '2024-02-29',
    status: 'Processing',
    debt_disputed: true,
    add_late_payment_interest: true,
    add_late_payment_compensation: false,
    fee_type: 'Fixed Fee',
  },
}

beforeAll(() => mutate(useLogin, { email, password }))

describe('the account', () => {
  it('POST /auth/jwt/create/: a wrong password is refused in the words the portal knows', async () => {
    const refused = await failure(mutate(useLogin, { email, password: `${password} not` }))
    expect(refused).toMatchObject({ status: 401, kind: 'signed-out' })
    expect(refused.message).toContain('No active account found with the given credentials')
  })

  it('GET /auth/users/me/ is the test user', async () => {
    expect(await read(currentUser)).toMatchObject({ email })
  })

  it('POST /auth/jwt/refresh/: an access token that is none is renewed, and the call repeated', async () => {
    window.localStorage.setItem('access', 'stale.stale.stale')
    expect(await read(currentUser)).toMatchObject({ email })
    expect(window.localStorage.getItem('access')).not.toBe('stale.stale.stale')
  })

  it('POST /auth/users/, resend_activation, reset_password: somebody new, who is not activated', async () => {
    const address = `${mark.toLowerCase()}@example.com`
    const somebody = {
      first_name: 'Check',
      last_name: mark,
      phone: '020 7946 0001',
      email: address,
      password: 'Quarry-Lamp-77',
      re_password: 'Quarry-Lamp-77',
      terms_agreed: true,
    }
    await mutate(useRegister, somebody)
    leaves(`the account ${address}, not activated`)
    const again = await failure(mutate(useRegister, somebody))
    expect(again.fields).toMatchObject([{ path: 'email' }])
    await mutate(useResendActivation, address)
    await mutate(useRequestPasswordReset, address)
  })

  it('POST /auth/users/activation/, reset_password_confirm/: a link that is none is refused', async () => {
    const link = { uid: 'OTk5OTk5OTk', token: 'none-none' }
    expect(await failure(mutate(useActivate, link))).toMatchObject({ kind: 'refused', status: 400 })
    const words = { new_password: 'Quarry-Lamp-80', re_new_password: 'Quarry-Lamp-80' }
    const confirmed = await failure(mutate(useResetPassword, { ...link, ...words }))
    expect(confirmed).toMatchObject({ kind: 'refused', status: 400 })
  })

  it('POST /verifycaptcha/ answers: a made-up token is taken or refused', async () => {
    const outcome = await verifyCaptcha('made-up').catch((thrown: Failure) => thrown.kind)
    expect([undefined, 'refused']).toContain(outcome)
  })
})

describe('the company', () => {
  it('GET and POST /clients/, GET /client_settings/', async () => {
    const { client } = await read(currentUser)
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
      const { id } = await mutate(useCreateClient, clientBody(company))
      leaves(`the company ${company.company_name} of ${email}`)
      expect((await read(currentUser)).client).toBe(id)
    } else leaves('(POST /clients/ was not made: the test user has a company)')
    const { items, unreadable } = await read(clientList)
    expect(unreadable).toBe(0)
    expect(items.map(({ id }) => id)).toContain((await read(currentUser)).client)
    const settings = await read(clientSettings)
    expect(settings === null || typeof settings === 'object').toBe(true)
  })

  it('POST /request_terms_review/', async () => {
    await mutate(useRequestTermsReview, email)
    leaves(`a request for a review of the terms, from ${email}`)
  })
})

describe('a debt', () => {
  let saved: Debtor
  beforeAll(async () => {
    saved = await mutate(useCreateDebtor, bodyOf({}))
    leaves(`the debt ${saved.id} of ${entry.company_name}, with a note and an invoice`)
  })
  const debtId = () => saved.debtor_debt.id
  const detail = () => read(debtorDetail(saved.id))

  it('POST /debtor/, GET /debtor/{id}, GET /debtor/: reads back as it was written', async () => {
    expect(saved).toMatchObject(asEntered)
    expect(await detail()).toMatchObject({ ...asEntered, id: saved.id })
    const { items, unreadable } = await read(debtorList)
    expect(unreadable).toBe(0)
    expect(items.find(({ id }) => id === saved.id)).toMatchObject(asEntered)
  })

  it('PUT /debtor/{id}/: what changed is changed, and nothing else', async () => {
    const { debtor_debt, ...record } = await detail()
    const { initial_debt, amount_outstanding, interestDue, compDue, ...debt } = debtor_debt
    await mutate(() => useUpdateDebtor(saved.id), {
      ...record,
      trading_name: 'Changed',
      debtor_debt: {
        ...debt,
        initial_debt: toWire(initial_debt),
        amount_outstanding: toWire(amount_outstanding ?? initial_debt),
        interestDue: toWire(interestDue),
        compDue: toWire(compDue),
        debt_disputed: false,
      },
    })
    const changed = { debtor_debt: { ...asEntered.debtor_debt, debt_disputed: false } }
    expect(await detail()).toMatchObject({ ...asEntered, trading_name: 'Changed', ...changed })
  })

  it('POST, GET and DELETE of /debt_notes/', async () => {
    const words = `${mark}: rang twice.\nA second line, “quoted”.`
    await mutate(() => useAddNote(debtId()), words)
    await mutate(() => useAddNote(debtId()), `${mark}: to be deleted`)
    const there = (await read(noteList(debtId()))).items
    expect(there.map(({ note }) => note)).toEqual(
      expect.arrayContaining([words, `${mark}: to be deleted`]),
    )
    const [gone] = there.filter(({ note }) => note.endsWith('to be deleted'))
    await mutate(() => useDeleteNote(debtId()), gone?.id ?? 0)
    expect((await read(noteList(debtId()))).items.map(({ note }) => note)).toEqual([words])
  })

  it('POST and GET of /invoice/, GET /download/{id}/: byte for byte', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, place) => (place * 7) % 256)
    bytes.set(new TextEncoder().encode('%PDF-1.4\n'))
    const file = new File([bytes], `${mark} invoice.pdf`, { type: 'application/pdf' })
    const { signal } = new AbortController()
    const upload = { debtId: debtId(), file, onProgress: () => {}, signal }
    const { id } = await mutate(useUploadInvoice, upload)
    const { items } = await read(invoiceList(debtId()))
    expect(items.map(invoiceName)).toEqual([expect.stringMatching(/invoice.*\.pdf$/)])
    const back = new Uint8Array(await new Response(await downloadInvoice(id)).arrayBuffer())
    expect(back).toEqual(bytes)
  })

  it('GET, POST, PUT and DELETE of /debtor_address/', async () => {
    const save = () => useSaveAddress(saved.id)
    const listed = async () =>
      (await read(addressList(saved.id))).items.map(({ street_1, postcode }) => [
        street_1,
        postcode,
      ])
    const first = ['14 Quayside', 'BS1 4DJ']
    const body = addressBody({
      ...emptyAddress,
      isPrimary: false,
      street_1: '2 Mill Lane',
      city: 'Leeds',
      postcode: 'LS1 1AA',
    })
    const id = (await mutate(save, { body }))?.id ?? 0
    expect(await listed()).toEqual([first, ['2 Mill Lane', 'LS1 1AA']])
    await mutate(save, { id, body: { ...body, postcode: 'LS1 2BB' } })
    expect(await listed()).toEqual([first, ['2 Mill Lane', 'LS1 2BB']])
    await mutate(() => useRemoveAddress(saved.id), id)
    expect(await listed()).toEqual([first])
  })

  it('GET, POST, PUT and DELETE of /debtor_contact/', async () => {
    const save = () => useSaveContact(saved.id)
    const listed = async () =>
      (await read(contactList(saved.id))).items.map(({ contact_value }) => contact_value)
    const before = await listed()
    const body = { ...emptyContact, isPrimary: false, contact_value: '07700 900123' }
    const id = (await mutate(save, { body }))?.id ?? 0
    expect(await listed()).toEqual([...before, '07700 900123'])
    await mutate(save, { id, body: { ...body, contact_value: '07700 900456' } })
    expect(await listed()).toEqual([...before, '07700 900456'])
    await mutate(() => useRemoveContact(saved.id), id)
    expect(await listed()).toEqual(before)
  })
})

describe('a list of debts', () => {
  it('POST /debtor/ with a list: all of them, once, in order', async () => {
    const references = [1, 2, 3].map((place) => `${mark}-list-${place}`)
    const bodies = references.map((customer_ref) => bodyOf({ customer_ref }))
    const { items } = await mutate(useImportDebtors, bodies)
    leaves(`three debts with the references ${mark}-list-1 to 3`)
    expect(items.map(({ customer_ref }) => customer_ref)).toEqual(references)
    const { items: all } = await read(debtorList)
    const found = all.filter(({ customer_ref }) => customer_ref.startsWith(`${mark}-list-`))
    expect(found.map(({ customer_ref }) => customer_ref).sort()).toEqual(references)
  })

  it('with one bad row: refused as a whole, and its place told', async () => {
    const good = bodyOf({ customer_ref: `${mark}-bad-1` })
    const bad = bodyOf({ customer_ref: `${mark}-bad-2` })
    const date = {
      ...bad.debtor_debt,
      last_invoice_date: '31/12/2024',
    }
    const refused = await failure(mutate(useImportDebtors, [good, { ...bad, debtor_debt: date }]))
    expect(refused).toMatchObject({ kind: 'refused', status: 400 })
    expect([...(refused.rows?.keys() ?? [])]).toEqual([1])
    const { items } = await read(debtorList)
    expect(items.filter((one) => one.customer_ref.startsWith(`${mark}-bad`))).toEqual([])
  })
})
