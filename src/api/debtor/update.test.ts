// @vitest-environment jsdom
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '@/query-client'
import { createHookRenderer } from '../testing/hooks'
import { debtorRecord, paymentRecord } from '../testing/records'
import { recordCalls, recordedCalls, respondTo } from '../testing/wire'
import { type DebtorChanges, freshDebtorQuery, updateBody, useUpdateDebtor } from './update'

recordCalls()

const { debtor_debt: debt } = debtorRecord

/** Opens a debtor for a change, as the server sends it. */
async function open(sent: object) {
  respondTo('get', 'debtor/7', () => HttpResponse.json(sent))
  const queryClient = createQueryClient()
  return { queryClient, saved: await queryClient.query(freshDebtorQuery(7)) }
}
const bodyOf = async (sent: object, changes: DebtorChanges) =>
  updateBody((await open(sent)).saved, changes)

describe('a debtor to change', () => {
  it('is fetched again for each change', async () => {
    const { queryClient, saved } = await open(debtorRecord)
    expect(saved).toMatchObject({ record: { customer_ref: 'C-1' }, raw: debtorRecord })
    respondTo('get', 'debtor/7', () => HttpResponse.json({ ...debtorRecord, customer_ref: 'C-2' }))
    const { record } = await queryClient.query(freshDebtorQuery(7))
    expect(record.customer_ref).toBe('C-2')
  })

  it('is not mixed up with another one', async () => {
    const { queryClient } = await open(debtorRecord)
    respondTo('get', 'debtor/8', () => HttpResponse.json({ ...debtorRecord, id: 8 }))
    const fetched = await Promise.all(
      [7, 8].map((debtorId) => queryClient.query(freshDebtorQuery(debtorId))),
    )
    expect(fetched.map(({ record }) => record.id)).toEqual([7, 8])
  })

  it.each<[string, object]>([
    ['its id', { ...debtorRecord, id: null }],
    ['its original amount', { ...debtorRecord, debtor_debt: { ...debt, initial_debt: 'a lot' } }],
    ['its debt', { ...debtorRecord, debtor_debt: 9 }],
    ['the list of its contacts', { ...debtorRecord, debtor_contacts: [4] }],
  ])('cannot be changed when %s cannot be read', async (_, sent) => {
    await expect(open(sent)).rejects.toMatchObject({ kind: 'bad-answer' })
  })
})

it('a debtor that cannot be changed is reported with the reason as its cause', async () => {
  await expect(open({ ...debtorRecord, id: null })).rejects.toMatchObject({
    cause: [{ code: 'custom', message: 'not a debt', path: [] }],
  })
})

describe('the request body of a change', () => {
  it('is the record as received, with the changed fields replaced', async () => {
    const sent = { ...debtorRecord, region: 'N', debtor_debt: { ...debt, desk: 4 } }
    expect(
      await bodyOf(sent, { customer_ref: 'C-2', debtor_debt: { amount_outstanding: 12.5 } }),
    ).toEqual({
      ...sent,
      customer_ref: 'C-2',
      debtor_debt: {
        ...sent.debtor_debt,
        amount_outstanding: 12.5,
        total_payments: 0,
        debt_payments: [{ ...paymentRecord, amount: 10 }],
      },
    })
  })

  it.each<[unknown, unknown]>([
    ['12.50', 12.5],
    [12.5, 12.5],
    ['-3.00', -3],
    ['12.505', '12.505'],
    ['a lot', 'a lot'],
    [null, null],
    [true, true],
    [['1.00'], ['1.00']],
  ])('has a total of %j as %j', async (total_payments, expected) => {
    const sent = { ...debtorRecord, debtor_debt: { ...debt, total_payments } }
    expect((await bodyOf(sent, { debtor_debt: {} })).debtor_debt.total_payments).toEqual(expected)
  })

  it.each<[unknown, unknown]>([
    [
      [{ amount: '1.50', method: 'Card' }, { amount: 'x' }],
      [{ amount: 1.5, method: 'Card' }, { amount: 'x' }],
    ],
    [
      [5, { amount: '2' }],
      [5, { amount: 2 }],
    ],
    [5, 5],
    [null, null],
  ])('has payments of %j as %j', async (debt_payments, expected) => {
    const sent = { ...debtorRecord, debtor_debt: { ...debt, debt_payments } }
    expect((await bodyOf(sent, { debtor_debt: {} })).debtor_debt.debt_payments).toEqual(expected)
  })

  it('is sent to the debtor', async () => {
    const { queryClient, saved } = await open(debtorRecord)
    const changes = { title: 'Dr', debtor_debt: {} }
    await createHookRenderer(queryClient)(() => useUpdateDebtor(7)).mutateAsync({ saved, changes })
    const [put] = recordedCalls
    expect(put).toMatchObject({ method: 'PUT', path: '/debtor/7/' })
    expect(JSON.parse(put?.body ?? '')).toEqual(updateBody(saved, changes))
  })
})
