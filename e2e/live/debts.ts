import { beforeAll, describe, expect, it } from 'vitest'
import { addressList, contactList } from '@/api/debtor/addresses-and-contacts'
import { debtorBatchList, useCreateDebtor } from '@/api/debtor/create'
import { invoiceName } from '@/api/debtor/debt-records'
import type { Debtor } from '@/api/debtor/debtor'
import { debtorDetailQuery, debtorListQuery } from '@/api/debtor/queries'
import type { DebtorBody } from '@/api/debtor/request-body'
import { debtorToEditQuery, useUpdateDebtor } from '@/api/debtor/update'
import { downloadInvoice, invoiceList, uploadInvoice } from '@/api/invoices/queries'
import { noteList } from '@/api/notes'
import { addressBody, emptyAddress, emptyContact } from '@/api/wire/address-and-contact'
import { bodyOf, create, entry, failure, mutate, queryClient, read, update } from './calls'
import { mark, recordCreated } from './environment'

/** The expected record of a saved debt. */
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

describe('a debt', () => {
  let saved: Debtor
  beforeAll(async () => {
    saved = await create(useCreateDebtor, bodyOf({}))
    recordCreated(`the debt ${saved.id} of ${entry.company_name}, with a note and an invoice`)
  })
  const debtId = () => saved.debtor_debt.id
  const detail = () => read(debtorDetailQuery(saved.id))

  it('POST /debtor/, GET /debtor/{id}, GET /debtor/: returns the debt as written', async () => {
    expect(saved).toMatchObject(asEntered)
    expect(await detail()).toMatchObject({ ...asEntered, id: saved.id })
    const { items, unreadable } = await read(debtorListQuery)
    expect(unreadable).toBe(0)
    expect(items.find(({ id }) => id === saved.id)).toMatchObject(asEntered)
  })

  it('PUT /debtor/{id}/: only the changed fields change', async () => {
    const opened = await read(debtorToEditQuery(saved.id))
    await update(() => useUpdateDebtor(saved.id), {
      opened: opened.raw,
      edited: { trading_name: 'Changed', debtor_debt: { debt_disputed: false } },
    })
    const changed = { debtor_debt: { ...asEntered.debtor_debt, debt_disputed: false } }
    expect(await detail()).toMatchObject({ ...asEntered, trading_name: 'Changed', ...changed })
  })

  it('POST, GET and DELETE of /debt_notes/', async () => {
    const text = `${mark}: rang twice.\nA second line, “quoted”.`
    await create(() => noteList.useCreate(debtId()), { note: text })
    await create(() => noteList.useCreate(debtId()), { note: `${mark}: to be deleted` })
    const there = (await read(noteList.listQuery(debtId()))).items
    expect(there.map(({ note }) => note)).toEqual(
      expect.arrayContaining([text, `${mark}: to be deleted`]),
    )
    const [gone] = there.filter(({ note }) => note.endsWith('to be deleted'))
    await mutate(() => noteList.useDelete(debtId()), gone?.id ?? 0)
    expect((await read(noteList.listQuery(debtId()))).items.map(({ note }) => note)).toEqual([text])
  })

  it('POST and GET of /invoice/, GET /download/{id}/: byte for byte', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256)
    bytes.set(new TextEncoder().encode('%PDF-1.4\n'))
    const file = new File([bytes], `${mark} invoice.pdf`, { type: 'application/pdf' })
    const item = { debtId: debtId(), file, onProgress: () => {} }
    const { id } = await uploadInvoice(queryClient, mark, item)
    const { items } = await read(invoiceList.listQuery(debtId()))
    expect(items.map(invoiceName)).toEqual([expect.stringMatching(/invoice.*\.pdf$/)])
    const back = new Uint8Array(await new Response(await downloadInvoice(id)).arrayBuffer())
    expect(back).toEqual(bytes)
  })

  it('GET, POST, PUT and DELETE of /debtor_address/', async () => {
    const listed = async () =>
      (await read(addressList.listQuery(saved.id))).items.map(({ street_1, postcode }) => [
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
    const { id } = await create(() => addressList.useCreate(saved.id), body)
    expect(await listed()).toEqual([first, ['2 Mill Lane', 'LS1 1AA']])
    await update(() => addressList.useUpdate(saved.id), { id, edited: { postcode: 'LS1 2BB' } })
    expect(await listed()).toEqual([first, ['2 Mill Lane', 'LS1 2BB']])
    await mutate(() => addressList.useDelete(saved.id), id)
    expect(await listed()).toEqual([first])
  })

  it('GET, POST, PUT and DELETE of /debtor_contact/', async () => {
    const listed = async () =>
      (await read(contactList.listQuery(saved.id))).items.map(({ contact_value }) => contact_value)
    const before = await listed()
    const body = { ...emptyContact, isPrimary: false, contact_value: '07700 900123' }
    const { id } = await create(() => contactList.useCreate(saved.id), body)
    expect(await listed()).toEqual([...before, '07700 900123'])
    const edited = { contact_value: '07700 900456' }
    await update(() => contactList.useUpdate(saved.id), { id, edited })
    expect(await listed()).toEqual([...before, '07700 900456'])
    await mutate(() => contactList.useDelete(saved.id), id)
    expect(await listed()).toEqual(before)
  })
})

describe('a list of debts', () => {
  it('POST /debtor/ with a list: all of them, once, in order', async () => {
    const references = [1, 2, 3].map((index) => `${mark}-list-${index}`)
    const [first, ...others] = references.map((customer_ref) => bodyOf({ customer_ref }))
    const { body } = await debtorBatchList.send([first as DebtorBody, ...others])
    const created = body as Debtor[]
    recordCreated(`three debts with the references ${mark}-list-1 to 3`)
    expect(created.map(({ customer_ref }) => customer_ref)).toEqual(references)
    const { items: all } = await read(debtorListQuery)
    const found = all.filter(({ customer_ref }) => customer_ref.startsWith(`${mark}-list-`))
    expect(found.map(({ customer_ref }) => customer_ref).sort()).toEqual(references)
  })

  it('a list with one invalid row is refused as a whole, with the index of the row', async () => {
    const good = bodyOf({ customer_ref: `${mark}-bad-1` })
    const bad = bodyOf({ customer_ref: `${mark}-bad-2` })
    const date = {
      ...bad.debtor_debt,
      last_invoice_date: '31/12/2024',
    }
    const refused = await failure(debtorBatchList.send([good, { ...bad, debtor_debt: date }]))
    expect(refused).toMatchObject({ kind: 'refused', status: 400 })
    expect(new Set(refused.fields.map(({ path }) => path.split('.')[0]))).toEqual(new Set(['1']))
    const { items } = await read(debtorListQuery)
    expect(items.filter((one) => one.customer_ref.startsWith(`${mark}-bad`))).toEqual([])
  })
})
