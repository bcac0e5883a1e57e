import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { useCreateClient } from '../clients'
import { addressList, contactList } from '../debtor/addresses-and-contacts'
import { debtBatch, readListForImport, useCreateDebtor } from '../debtor/create'
import { debtorListQuery } from '../debtor/queries'
import { debtorBody } from '../debtor/request-body'
import { invoiceList, uploadInvoice } from '../invoices/queries'
import { noteList } from '../notes'
import { addressBody, emptyAddress, emptyContact } from '../wire/address-and-contact'
import type { Created } from '../write/create'
import type { OpenAttempt } from '../write/open-attempt'
import { debtEntry } from './records'
import { createHookRenderer } from './server'

export type Writer = {
  create: (item: never, options?: { isAgain?: boolean }) => Promise<Created<{ id: number }>>
  attempt: OpenAttempt<{ id: number }> | null
}

/** A resource whose creation is verified, and what its server does. */
export interface CreatableResource {
  name: string
  /** The hook of its screens; null where it is created in another way. */
  useWriter: (() => Writer) | null
  /** Creates what the item describes, as its screen does. */
  create: (queryClient: QueryClient) => Promise<{ id: number; isFound: boolean }>
  item: object
  /** The item after its text was edited. */
  edited: object
  post: string
  /** The call that reads its list. */
  list: string
  listKey: QueryKey
  /** The records that the write creates. */
  records: (id: number) => ({ id: number } & Record<string, unknown>)[]
  /** The changes that a server makes to the records that it stores. */
  tidied: object
  contradictions: Record<string, object>
}

const fromHook =
  (useWriter: () => Writer, item: object): CreatableResource['create'] =>
  (queryClient) =>
    createHookRenderer(queryClient)(useWriter).current.create(item as never)

type HookResource = Omit<CreatableResource, 'create' | 'useWriter'> & {
  useWriter: () => unknown
}
const hookResource = ({ useWriter, ...resource }: HookResource): CreatableResource => ({
  ...resource,
  useWriter: useWriter as () => Writer,
  create: fromHook(useWriter as () => Writer, resource.item),
})

const rules = { today: '2024-04-10', rules: 'portal', feeMode: 'Fixed Fee' } as const
const bodyOf = (change: object) => debtorBody({ ...debtEntry, ...change }, rules)
const debt = bodyOf({ company_name: 'Lantern Freight Ltd', initial_debt: 5_000_55 })
const debtOf = (id: number, body = debt) => ({
  ...body,
  id,
  debtor_debt: { ...body.debtor_debt, id: id + 1_000 },
})
/** The debt as a server stores it: a trimmed name, other amounts, and more fields. */
const tidiedDebt = {
  company_name: ' LANTERN FREIGHT LTD',
  external_ref: null,
  region: 'North',
  debtor_debt: { id: 1, initial_debt: '5000.5500000000002', interestDue: '99.99', status: 'New' },
}
const debtContradictions = {
  name: { company_name: 'Kettle Ltd' },
  reference: { customer_ref: 'LF-43' },
  amount: { debtor_debt: { id: 1, initial_debt: '5000.56' } },
}
/** Two rows of one debtor, of which the first has no reference. */
const rows = ['', 'LF-42'].map((customer_ref) => bodyOf({ customer_ref, initial_debt: 5_000_55 }))

const addressItem = addressBody({ ...emptyAddress, street_1: '1 Road', postcode: 'ls1 1aa' })
const contactItem = { ...emptyContact, contact_value: 'a@b.co' }
const company = {
  company_type: 'Limited company',
  company_name: 'Archer Ltd',
  trading_name: '',
  company_number: '',
  vat_number: '',
  intro_source: '',
  intro_description: '',
  addresses: [],
  contacts: [],
}

export const fileOf = (name: string) => new File(['%PDF'], name)

/** @param owner the id of the debt or debtor, of which every test has its own */
export const creatableResources = (owner: number): CreatableResource[] => [
  hookResource({
    name: 'debtor',
    useWriter: useCreateDebtor,
    item: debt,
    edited: { ...debt, customer_ref: 'LF-42b' },
    post: 'POST debtor/',
    list: 'GET debtor/',
    listKey: debtorListQuery.queryKey,
    records: (id) => [debtOf(id)],
    tidied: tidiedDebt,
    contradictions: debtContradictions,
  }),
  {
    name: 'list of debtors',
    useWriter: null,
    async create(queryClient) {
      if (!queryClient.getQueryData(debtorListQuery.queryKey)) {
        await readListForImport(queryClient).catch(() => {})
      }
      const outcomes = await debtBatch(queryClient, rows).send()
      const created = outcomes.flatMap((one) => {
        if (one.outcome !== 'created') throw one.failure
        return [one]
      })
      return { id: created[0]?.id ?? 0, isFound: created.some(({ isFound }) => isFound) }
    },
    item: rows,
    edited: rows,
    post: 'POST debtor/',
    list: 'GET debtor/',
    listKey: debtorListQuery.queryKey,
    records: (id) => rows.map((row, index) => debtOf(id + index, row)),
    tidied: tidiedDebt,
    contradictions: debtContradictions,
  },
  hookResource({
    name: 'note',
    useWriter: () => noteList.useCreate(owner),
    item: { note: 'Rang twice' },
    edited: { note: 'Rang twice, no reply' },
    post: 'POST debt_notes/',
    list: `GET debt_notes/?debt_id=${owner}`,
    listKey: noteList.listQuery(owner).queryKey,
    records: (id) => [{ id, debt: owner, note: 'Rang twice', created_by: 'a@b.co' }],
    tidied: { note: ' Rang  twice. ' },
    contradictions: { text: { note: 'Wrote.' }, owner: { debt: owner + 1 } },
  }),
  {
    name: 'invoice',
    useWriter: null,
    create: (queryClient) =>
      uploadInvoice(queryClient, crypto.randomUUID(), {
        debtId: owner,
        file: fileOf('my invoice (1).pdf'),
        onStart: () => {},
        onProgress: () => {},
        signal: new AbortController().signal,
      }),
    item: {},
    edited: {},
    post: 'POST invoice/',
    list: `GET invoice/?debt_id=${owner}`,
    listKey: invoiceList.listQuery(owner).queryKey,
    records: (id) => [{ id, debt: owner, invoice_file: 'https://files/my_invoice_1.pdf' }],
    tidied: { invoice_file: '/media/my_invoice_1_a1B2c3D.pdf' },
    contradictions: { owner: { debt: owner + 1 } },
  },
  hookResource({
    name: 'address',
    useWriter: () => addressList.useCreate(owner),
    item: addressItem,
    edited: { ...addressItem, street_1: '1a Road' },
    post: 'POST debtor_address/',
    list: `GET debtor_address/?debtor_id=${owner}`,
    listKey: addressList.listQuery(owner).queryKey,
    records: (id) => [{ ...addressItem, id, debtor: owner }],
    tidied: { postcode: 'LS1 1AA', street_1: '1 road.', latitude: 53.8, street_2: null },
    contradictions: { street: { street_1: '2 Road' }, owner: { debtor: owner + 1 } },
  }),
  hookResource({
    name: 'contact',
    useWriter: () => contactList.useCreate(owner),
    item: contactItem,
    edited: { ...contactItem, contact_value: 'a.archer@b.co' },
    post: 'POST debtor_contact/',
    list: `GET debtor_contact/?debtor_id=${owner}`,
    listKey: contactList.listQuery(owner).queryKey,
    records: (id) => [{ ...contactItem, id, debtor: owner }],
    tidied: { contact_value: ' A@B.co', label: null },
    contradictions: { value: { contact_value: 'b@b.co' }, owner: { debtor: owner + 1 } },
  }),
  hookResource({
    name: 'company',
    useWriter: useCreateClient,
    item: company,
    edited: { ...company, company_name: 'Archer & Co Ltd' },
    post: 'POST clients/',
    list: 'GET clients/',
    listKey: ['clients', 'saved'],
    records: (id) => [{ id, company_name: 'Archer Ltd' }],
    tidied: { company_name: 'ARCHER LTD', client_settings: [] },
    contradictions: { name: { company_name: 'Bowman Ltd' } },
  }),
]
