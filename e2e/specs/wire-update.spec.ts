import type { Page } from '@playwright/test'
import {
  expect,
  expectNoSuccess,
  expectSuccess,
  type Json,
  openTab,
  press,
  type Reply,
  replies,
  test,
} from '../support/wire'

// The unit tests of `src/api` repeat these cases for addresses and contacts.

const success = /Debt updated successfully!/
const path = ({ id }: Json) => `debtor/${id}/`

async function openForm(page: Page, old: Json) {
  await openTab(page, old)
  await press(page, 'Edit debt')
}
const edit = (page: Page) => page.getByLabel('Your reference').fill('NEW-1')
const save = (page: Page) => press(page, 'Save changes')

/** Responses of a server that has changed nothing. */
const falseSuccesses: [string, (old: Json) => Reply][] = [
  ['the record unchanged', (old) => replies.pretended(() => old, 200)],
  ['a redirect (302) to the record', (old) => replies.redirect(302, path(old))],
]

for (const [title, reply] of falseSuccesses) {
  test(`a debt is not called updated when the response is ${title}`, async ({ page, portal }) => {
    const { old } = portal
    await openForm(page, old)
    await edit(page)
    await portal.answerNext(`PUT ${path(old)}`, reply(old))
    await save(page)
    await expectNoSuccess(page, success)
    expect((await portal.read('debtor/'))[0]).toEqual(old)
  })
}

/** A typed value that is sent in another form, the server's response, and the record that it stores. */
const carriedOut: [label: string, text: string, reply: Reply, saved: Record<string, unknown>][] = [
  ['Amount outstanding', '9,000', replies.lost, { debtor_debt: { amount_outstanding: '9000.00' } }],
  [
    'Company name',
    'Old  Mill Ltd',
    replies.gateway(408),
    { company_name: expect.stringMatching(/^Old {1,2}Mill Ltd$/) },
  ],
  [
    'Last invoice date',
    '1.7.25',
    replies.changed(({ id }) => ({ id }), 200),
    { debtor_debt: { last_invoice_date: '2025-07-01' } },
  ],
]

for (const [label, text, reply, saved] of carriedOut) {
  test(`a debt is called updated when ${text} was saved as its ${label.toLowerCase()}, whatever the response says`, async ({
    page,
    portal,
  }) => {
    await openForm(page, portal.old)
    await page.getByLabel(label).fill(text)
    await portal.answerNext(`PUT ${path(portal.old)}`, reply)
    await save(page)
    await expectSuccess(page, success)
    expect((await portal.read('debtor/'))[0]).toMatchObject(saved)
    expect(portal.writes).toHaveLength(1)
  })
}

/** A record with fields as other servers write them; unchanged by the mock's own rules. */
function odd({ external_ref, vat_number, ...record }: Json): Json {
  const { department, ...debt } = record.debtor_debt
  return {
    ...record,
    trading_name: null,
    serial: 9_007_199_254_740_991,
    debtor_debt: {
      ...debt,
      last_invoice_date: '2025-01-31T23:30:00+01:00',
      amount_outstanding: null,
      initial_debt: '20000.00',
    },
  }
}

test('an update changes one field and sends the others as they came', async ({ page, portal }) => {
  const { old, writes } = portal
  await portal.answerNext(`GET debtor/${old.id}`, replies.changed(odd, 200), 100)
  await openForm(page, old)
  await edit(page)
  await portal.answerNext(
    `PUT ${path(old)}`,
    replies.pretended((sent) => sent, 200),
  )
  await save(page)
  await expectSuccess(page, success)
  const { debtor_debt, ...record } = odd(old)
  const { total_payments, ...debt } = debtor_debt
  expect(writes.at(-1)?.body).toEqual({
    ...record,
    customer_ref: 'NEW-1',
    debtor_debt: {
      ...debt,
      initial_debt: 20_000,
      total_payments: Number(total_payments),
      // The portal may send its own figures of today.
      interestDue: expect.any(Number),
      compDue: expect.any(Number),
    },
  })
})

test('another debt is not shown when the detail of a debt is answered with it', async ({
  page,
  portal,
}) => {
  const { old } = portal
  const another = (record: Json) => ({ ...record, id: old.id + 1, company_name: 'Another Ltd' })
  await portal.answerNext(`GET debtor/${old.id}`, replies.changed(another, 200), 100)
  await openTab(page, old)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/Debt detail|Debt not found|Another Ltd/)
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
  await expect(heading).not.toHaveText('Another Ltd')
})

test('nothing is saved over a debt when its fresh read is answered with another one', async ({
  page,
  portal,
}) => {
  const { old, writes } = portal
  await openForm(page, old)
  await edit(page)
  const another = (record: Json) => ({ ...record, id: old.id + 1 })
  await portal.answerNext(`GET debtor/${old.id}`, replies.changed(another, 200), 100)
  await save(page)
  await expectNoSuccess(page, success)
  expect(writes).toEqual([])
})

test('notes of another owner are not shown', async ({ page, portal }) => {
  const stray = { id: 1e6, debt: 1e6, note: 'Of another' }
  const withStray = (records: Json[]) => [...records, { ...records[0], ...stray }]
  await portal.answerNext('GET debt_notes/', replies.changed(withStray, 200), 100)
  await openTab(page, portal.old, 'notes')
  await expect(page.getByRole('button', { name: /^Delete note/ })).toHaveCount(1)
  await expect(page.getByText('Of another')).toHaveCount(0)
})
