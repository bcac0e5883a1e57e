// @vitest-environment jsdom
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { createQueryClient } from '@/query-client'
import { snackbar } from '@/session/snackbar'
import { createHookRenderer } from '../testing/hooks'
import { debtEntry, debtorRecord } from '../testing/records'
import { debtorAnswer, recordCalls, recordedCalls, respondTo } from '../testing/wire'
import { debtorBatch, debtorResource, useCreateDebtor, useImportDebtors } from './create'
import { type Debtor, debtor } from './debtor'
import { debtorDetailQuery, debtorListQuery } from './queries'
import { debtorBody } from './request-body'

recordCalls()
afterEach(() => snackbar.clear())

const rules = { today: '2024-02-11', rules: 'portal', feeMode: 'Fixed Fee' } as const
const debtOf = (change: Partial<typeof debtEntry>) => {
  const entry = { ...debtEntry, ...change }
  return { entry, body: debtorBody(entry, rules), formId: 1 }
}
const debt = debtOf({})
const kettle = debtOf({ customer_ref: 'K-1', company_name: 'Kettle Ltd' })
const posts = () => recordedCalls.filter(({ method }) => method === 'POST')

/** The saved record of a debt, with changed fields. */
const savedAs = (change: object): Debtor =>
  debtor.parse({
    ...debtorRecord,
    customer_ref: debtEntry.customer_ref,
    company_name: debtEntry.company_name,
    debtor_debt: {
      ...debtorRecord.debtor_debt,
      initial_debt: '5000.00',
      last_invoice_date: '2024-01-01',
    },
    ...change,
  })

/** A screen, with a debtor list and one debtor in its cache. */
function openScreen() {
  const queryClient = createQueryClient()
  const list = debtorListQuery.queryKey
  const record = debtorDetailQuery(7).queryKey
  queryClient.setQueryData(list, { items: [], unreadable: 0 })
  queryClient.setQueryData<unknown>(record, debtorAnswer)
  return {
    hook: createHookRenderer(queryClient),
    invalidated: () =>
      [list, record].map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated),
  }
}

describe.each([
  ['a debt of a form', () => debtorResource],
  ['a debt of an import', () => debtorBatch(async () => ({ items: [], unreadable: 0 }))],
])('%s', (_, createResource) => {
  it.each<[string, object, { isSame: boolean; maybeSame: boolean }]>([
    [
      'is the record with its reference, name, amount and date',
      {},
      { isSame: true, maybeSame: true },
    ],
    [
      'may be a record whose name the server changed',
      { company_name: 'Lantern' },
      { isSame: false, maybeSame: true },
    ],
    [
      'is no record with another reference',
      { customer_ref: 'LF-43' },
      { isSame: false, maybeSame: false },
    ],
  ])('%s', (_title, change, { isSame, maybeSame }) => {
    const { isMatch, isSimilar } = createResource()
    expect(isMatch(debt, savedAs(change))).toBe(isSame)
    expect(isSimilar(debt, savedAs(change))).toBe(maybeSame)
  })

  it('is looked for in the list of debtors, until the check is aborted', async () => {
    const { fetchList } = createResource()
    await expect(fetchList(AbortSignal.abort())).rejects.toThrow()
    expect(recordedCalls).toEqual([])
    expect(await fetchList(new AbortController().signal)).toEqual({ items: [], unreadable: 0 })
    expect(recordedCalls.map(({ path }) => path)).toEqual(['/debtor/'])
  })
})

describe('a debt of a form', () => {
  it('is created once when its fields change after it was saved', async () => {
    const { hook } = openScreen()
    const { create } = hook(useCreateDebtor)
    const created = await create(debt)
    const changed = { ...debtOf({ company_name: 'Lantern Ltd' }), formId: debt.formId }
    expect(await create(changed)).toEqual(created)
    expect(posts().map(({ body }) => JSON.parse(body).company_name)).toEqual([
      'Lantern Freight Ltd',
    ])
  })

  it('is created beside that of another form, even when both are the same', async () => {
    const { create } = openScreen().hook(useCreateDebtor)
    await Promise.all([create({ ...debt, formId: 11 }), create({ ...debt, formId: 12 })])
    expect(posts()).toHaveLength(2)
  })

  it('leaves the message of a failure to its screen', async () => {
    respondTo('post', 'debtor/', () => HttpResponse.json({ title: ['Too odd.'] }, { status: 400 }))
    const { create } = openScreen().hook(useCreateDebtor)
    await expect(create({ ...debt, formId: 21 })).rejects.toMatchObject({ kind: 'refused' })
    expect(snackbar.queue()).toEqual([])
  })

  it('invalidates the list, and no debtor', async () => {
    const { hook, invalidated } = openScreen()
    await hook(useCreateDebtor).create({ ...debt, formId: 31 })
    expect(invalidated()).toEqual([true, false])
  })

  it('is named in the message when it is not found', async () => {
    const { check } = openScreen().hook(useCreateDebtor)
    await expect(check({ ...debt, formId: 41 })).rejects.toThrow('The debt cannot be found')
  })
})

describe('the debts of an import', () => {
  it('are sent in one call, as a list in their order', async () => {
    const { mutateAsync } = openScreen().hook(useImportDebtors)
    const created = await debtorBatch(mutateAsync).post([debt, kettle])
    expect(created?.items.map(({ id }) => id)).toEqual([debtorAnswer.id])
    expect(posts().map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
      ['/debtor/', [debt.body, kettle.body]],
    ])
  })

  it('leave the message of a failure to the import', async () => {
    respondTo('post', 'debtor/', () => new HttpResponse(null, { status: 500 }))
    const { mutateAsync } = openScreen().hook(useImportDebtors)
    await expect(mutateAsync([debt.body])).rejects.toMatchObject({ kind: 'unknown-outcome' })
    expect(snackbar.queue()).toEqual([])
  })

  it.each([
    ['they were created', 201],
    ['the response was lost', 500],
  ])('invalidate the list, and no debtor, when %s', async (_, status) => {
    respondTo('post', 'debtor/', () => HttpResponse.json([debtorAnswer], { status }))
    const { hook, invalidated } = openScreen()
    await hook(useImportDebtors)
      .mutateAsync([debt.body])
      .catch(() => {})
    expect(invalidated()).toEqual([true, false])
  })
})
