import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { contact, debtorRecord } from '../testing/records'
import {
  bodiesOf,
  failureOf,
  hookValue,
  json,
  page,
  respondTo,
  stubServer,
} from '../testing/server'
import { withChanges } from '../write/update'
import { debtorToEditQuery, useUpdateDebtor } from './update'

stubServer()

type Raw = Record<string, unknown>
const raw: Raw = debtorRecord
const withDebt = (debt: object, change: object = {}): Raw =>
  withChanges({ ...raw, ...change }, { debtor_debt: debt })
const put = 'PUT debtor/7/'

/** The record on the server. */
let stored: Raw
beforeEach(() => {
  stored = raw
  respondTo('GET debtor/7', () => json(stored))
})

/** Opens the form, and saves. The record may have changed before. */
async function save(
  changes: Raw,
  respond: (sent: Raw) => Response = json,
  { before = stored, isOverwrite = false } = {},
) {
  const queryClient = new QueryClient()
  const { raw: opened } = await queryClient.query(debtorToEditQuery(7))
  stored = before
  respondTo(put, async (request) => respond((await request.json()) as Raw))
  const edit = { edited: changes, opened: isOverwrite ? undefined : opened }
  return hookValue(() => useUpdateDebtor(7)).send(edit)
}
const expectUnknown = async (saved: Promise<unknown>) =>
  expect(await failureOf(saved)).toMatchObject({ kind: 'unknown-outcome' })

describe('an update of a debt', () => {
  it('is believed when its date is removed', async () => {
    expect(await save({ debtor_debt: { last_invoice_date: null } })).toMatchObject({
      isFound: false,
    })
  })

  it.each<[string, Raw, object]>([
    ['amount', { initial_debt: 2_000 }, { initial_debt: 1200.5 }],
    ['day', { last_invoice_date: '2025-07-01' }, { last_invoice_date: '2024-02-29T00:00:00Z' }],
  ])('is unknown when the old %s comes back in another notation', async (_, debt, old) => {
    await expectUnknown(
      save({ debtor_debt: debt }, () => {
        stored = withDebt(old)
        return json(stored)
      }),
    )
  })

  const withDot = { debtor_contacts: [{ ...contact, contact_value: 'a.b@c.co' }] }
  const withoutDot = { debtor_contacts: [{ ...contact, contact_value: 'ab@c.co' }] }
  it.each<[string, Raw, Raw]>([
    ['the punctuation of a text', { company_name: 'O.Brien' }, { company_name: 'OBrien' }],
    ['the dot of an email', withDot, withoutDot],
  ])('is unknown when %s was edited and the server has the old one', async (_, old, changes) => {
    stored = { ...raw, ...old }
    await expectUnknown(save(changes, () => json(stored)))
  })

  it('is believed when the server restores letter case and spaces', async () => {
    stored = { ...raw, customer_ref: 'C 1' }
    expect(await save({ customer_ref: 'c1' }, () => json(stored))).toMatchObject({ isFound: false })
  })

  it('is unknown when the response is lost and the record read back leaves the field out', async () => {
    await expectUnknown(
      save({ letter_title: 'Mr' }, () => {
        const { letter_title: _, ...without } = raw
        stored = without
        return page(500)
      }),
    )
  })
})

describe('an update of a debt that has changed since it was opened', () => {
  const elsewhere = withDebt({ department: 'Legal' }, { customer_ref: 'C-2' })

  it.each<[string, Raw]>([
    ['the text of another field', elsewhere],
    ['a list', { ...raw, nature_of_business: ['Retail', 'Food'] }],
    ['an amount', withDebt({ amount_outstanding: '1.00' })],
    ['the edited field', { ...raw, title: 'Dr' }],
  ])('is a conflict when %s has changed, and nothing is sent', async (_, before) => {
    expect(await failureOf(save({ title: 'Mr' }, json, { before }))).toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('Your changes have not been saved'),
    })
    expect(bodiesOf(put)).toEqual([])
  })

  it('overwrites the edited fields alone when the person wants it', async () => {
    await save({ title: 'Mr' }, json, { before: elsewhere, isOverwrite: true })
    expect(bodiesOf(put)).toMatchObject([
      { title: 'Mr', customer_ref: 'C-2', debtor_debt: { department: 'Legal' } },
    ])
  })

  it.each<[string, Raw]>([
    ['what is computed', withDebt({ interestDue: '13.00', status: 'Issued', total_payments: 5 })],
    ['notes and unknown fields', withDebt({ debt_notes: [] }, { region: 'S' })],
    ['what is edited, as it is sent now', { ...raw, title: 'MR' }],
  ])('is no conflict when only %s has changed', async (_, before) => {
    expect(await save({ title: 'Mr' }, json, { before })).toMatchObject({ isFound: false })
  })
})
