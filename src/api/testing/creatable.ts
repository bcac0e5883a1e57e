import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, vi } from 'vitest'
import { useCreateClient } from '../clients'
import { addressList, contactList } from '../debtor/addresses-and-contacts'
import { debtBatch, readListForImport, useCreateDebtor } from '../debtor/create'
import { debtorListQuery } from '../debtor/queries'
import { debtorBody } from '../debtor/request-body'
import { invoiceList, uploadInvoice } from '../invoices/queries'
import { noteList } from '../notes'
import { emptyAddress, emptyContact } from '../wire/address-and-contact'
import type { OpenAttempt, Press } from '../write/open-attempt'
import { withChanges } from '../write/update'
import type { Saved } from '../write/verified-write'
import { debtEntry } from './records'
import { callsSent, createHookRenderer, json, respondTo, stubServer } from './server'
import { stubUploadConnections } from './upload-connection'

interface Writer {
  send: (item: never, press?: Press) => Promise<Saved>
  attempt: OpenAttempt<{ id: number }> | null
}

/** A resource whose creation is verified, and what its server does. */
interface CreatableResource {
  /** The hook of its screens, or the function that creates it. */
  useWriter?: () => unknown
  create?: (queryClient: QueryClient) => Promise<Pick<Saved, 'id' | 'isFound'>>
  item: object
  /** The item after its text was edited. */
  edited?: object
  /** The path of its list. */
  path: string
  listKey: QueryKey
  /** The records that the write creates. */
  records: (id: number) => ({ id: number } & Record<string, unknown>)[]
  /** The changes that a server makes to the records that it stores. */
  tidied: object
  contradictions: Record<string, object>
}

const rules = { today: '2024-04-10', rules: 'portal', feeMode: 'Fixed Fee' } as const
/** The body of a debt of £5,000.55. */
export const bodyOf = (change: object = {}) =>
  debtorBody({ ...debtEntry, initial_debt: 5_000_55, ...change }, rules)
/** The record of a debt as a server stores it. */
export const debtOf = (id: number, body = bodyOf()) => ({
  ...body,
  id,
  debtor_debt: { ...body.debtor_debt, id: id + 1_000 },
})
const debts = {
  path: 'debtor/',
  listKey: debtorListQuery.queryKey,
  /** A trimmed name, other amounts, and more fields. */
  tidied: {
    company_name: ' LANTERN FREIGHT LTD',
    external_ref: null,
    region: 'North',
    debtor_debt: { id: 1, initial_debt: '5000.5500000000002', interestDue: '99.99', status: 'New' },
  },
  contradictions: {
    amount: { debtor_debt: { id: 1, initial_debt: '5000.56' } },
    name: { company_name: 'Kettle Ltd' },
    reference: { customer_ref: 'LF-43' },
  },
}
/** Two rows of one debtor, of which the first has no reference. */
const rows = ['', 'LF-42'].map((customer_ref) => bodyOf({ customer_ref }))

const address = { ...emptyAddress, street_1: '1 Road', postcode: 'ls1 1aa' }
const contact = { ...emptyContact, contact_value: 'a@b.co' }
const company = { company_type: 'Limited company', company_name: 'Archer Ltd' }

export const fileOf = (name: string) => new File(['%PDF'], name)

/** @param owner the id of the debt or debtor, of which every test has its own */
const creatableResources = (owner: number): Record<string, CreatableResource> => ({
  debtor: {
    ...debts,
    useWriter: useCreateDebtor,
    item: bodyOf(),
    edited: bodyOf({ customer_ref: 'LF-42b' }),
    records: (id) => [debtOf(id)],
  },
  'list of debtors': {
    ...debts,
    async create(queryClient) {
      if (!queryClient.getQueryData(debts.listKey))
        await readListForImport(queryClient).catch(() => {})
      const created = (await debtBatch(queryClient, rows).send()).map((one) => {
        if (one.outcome !== 'saved') throw one.failure
        return one
      })
      return { id: created[0]?.id ?? 0, isFound: created.some(({ isFound }) => isFound) }
    },
    item: rows,
    records: (id) => rows.map((row, index) => debtOf(id + index, row)),
  },
  note: {
    useWriter: () => noteList.useCreate(owner),
    item: { note: 'Rang twice' },
    edited: { note: 'Rang twice, no reply' },
    path: 'debt_notes/',
    listKey: noteList.listQuery(owner).queryKey,
    records: (id) => [{ id, debt: owner, note: 'Rang twice', created_by: 'a@b.co' }],
    tidied: { note: ' Rang  twice. ' },
    contradictions: {
      text: { note: 'Wrote.' },
      owner: { debt: owner + 1 },
      // An odd value can make the comparison throw.
      odd: { note: { toString: null } },
    },
  },
  invoice: {
    create: (queryClient) =>
      uploadInvoice(queryClient, crypto.randomUUID(), {
        debtId: owner,
        file: fileOf('my invoice (1).pdf'),
        onProgress: () => {},
      }),
    item: {},
    path: 'invoice/',
    listKey: invoiceList.listQuery(owner).queryKey,
    records: (id) => [{ id, debt: owner, invoice_file: 'https://files/my_invoice_1.pdf' }],
    tidied: { invoice_file: '/media/my_invoice_1_a1B2c3D.pdf' },
    contradictions: { owner: { debt: owner + 1 } },
  },
  address: {
    useWriter: () => addressList.useCreate(owner),
    item: address,
    edited: { ...address, street_1: '1a Road' },
    path: 'debtor_address/',
    listKey: addressList.listQuery(owner).queryKey,
    records: (id) => [{ ...address, id, debtor: owner }],
    tidied: { postcode: 'LS1 1AA', street_1: '1 road.', latitude: 53.8, street_2: null },
    contradictions: { street: { street_1: '2 Road' }, owner: { debtor: owner + 1 } },
  },
  contact: {
    useWriter: () => contactList.useCreate(owner),
    item: contact,
    edited: { ...contact, contact_value: 'a.archer@b.co' },
    path: 'debtor_contact/',
    listKey: contactList.listQuery(owner).queryKey,
    records: (id) => [{ ...contact, id, debtor: owner }],
    tidied: { contact_value: ' A@B.co', label: null },
    contradictions: { value: { contact_value: 'b@b.co' }, owner: { debtor: owner + 1 } },
  },
  company: {
    useWriter: useCreateClient,
    item: { ...company, addresses: [], contacts: [] },
    edited: { ...company, company_name: 'Archer & Co Ltd', addresses: [], contacts: [] },
    path: 'clients/',
    listKey: ['clients', 'saved'],
    records: (id) => [{ id, company_name: 'Archer Ltd' }],
    tidied: { company_name: 'ARCHER LTD', client_settings: [] },
    contradictions: { name: { company_name: 'Bowman Ltd' } },
  },
})
export const resourceNames = Object.keys(creatableResources(0))
/** The resources that are created one at a time by a screen. */
export const screenNames = resourceNames.filter((name) => creatableResources(0)[name]?.useWriter)

/** The server and the cache of one test. */
export const world = {
  /** Ids and owners are never used twice, because tabs remember what they have created. */
  id: 0,
  queryClient: new QueryClient(),
  /** The list of the resource, on the server. */
  stored: [] as object[],
  /** Begins anew within a test. */
  reset() {
    world.id += 10
    world.queryClient = new QueryClient({
      defaultOptions: { queries: { retry: false, gcTime: Infinity } },
    })
    world.stored = []
  },
}

export const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)
export const countOf = (call: string) =>
  callsSent().filter((one) => one.replace(/\?.*/, '') === call).length

export function setUpCreates(): void {
  stubServer()
  stubUploadConnections({ isServed: true })
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), ms)
      return controller.signal
    })
    world.reset()
  })
  afterEach(async () => {
    // Open attempts end after two minutes.
    await seconds(150)
    vi.useRealTimers()
  })
}

/**
 * A resource with an empty list in the cache.
 * @param respond to its POST; receives the records that it would create
 */
export function serve(
  name: string,
  respond: (records: object[]) => Response | Promise<Response>,
  { isCached = true } = {},
) {
  const { id, queryClient } = world
  const resource = creatableResources(id)[name] as CreatableResource
  const [post, list] = [`POST ${resource.path}`, `GET ${resource.path}`]
  const records = resource.records(id + 1)
  respondTo(list, () => json(world.stored))
  respondTo('GET auth/users/me/', () => json({ client: null }))
  respondTo(post, () => respond(records))
  if (isCached) queryClient.setQueryData(resource.listKey, { items: [], unreadable: 0 })
  /** A screen of the resource. */
  function open() {
    const writer = createHookRenderer(queryClient)(resource.useWriter as () => Writer)
    return {
      create: (item: object | null | undefined, press?: Press) =>
        writer.current.send(item as never, press),
      attempt: () => writer.current.attempt,
    }
  }
  return {
    ...resource,
    post,
    list,
    records,
    /** A response with records, in the shape of what was sent. */
    answerOf: (answered: readonly object[]) =>
      json(Array.isArray(resource.item) ? answered : answered[0], 201),
    open,
    create: () => resource.create?.(queryClient) ?? open().create(resource.item),
  }
}

/** Records with changes, also of their debts. */
export const changed = (records: readonly object[], change: object) =>
  records.map((record) => withChanges({ ...record }, { ...change }))
