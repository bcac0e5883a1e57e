import type { Page } from '@playwright/test'
import {
  answerNext,
  expect,
  expectNoSuccess,
  expectSuccess,
  type Json,
  press,
  type Reply,
  replies,
  test,
} from '../support/wire'

/** A way to change a record of the old debt on a screen; nothing is typed yet. */
interface Update {
  path: (old: Json) => string
  open: (page: Page, old: Json) => Promise<void>
  edit: (page: Page) => Promise<void>
  save: (page: Page) => Promise<void>
  success: RegExp
  record: (old: Json) => Json
}

const openTab = (page: Page, old: Json, tab = 'overview') =>
  page.goto(`/debt-detail/${old.id}?tab=${tab}`)

const updates: Record<string, Update> = {
  'a debt': {
    path: ({ id }) => `debtor/${id}/`,
    open: async (page, old) => {
      await openTab(page, old)
      await press(page, 'Edit debt')
    },
    edit: (page) => page.getByLabel('Your reference').fill('NEW-1'),
    save: (page) => press(page, 'Save changes'),
    success: /Debt updated successfully!/,
    record: (old) => old,
  },
  'an address': {
    path: ({ debtor_addresses }) => `debtor_address/${debtor_addresses[0].id}/`,
    open: async (page, old) => {
      await openTab(page, old, 'addresses')
      await page.getByRole('button', { name: /^Edit address/ }).click()
    },
    edit: (page) => page.getByRole('dialog').getByLabel('Address line 1').fill('2 New Street'),
    save: (page) => press(page, 'Save address'),
    success: /Address updated successfully!/,
    record: (old) => old.debtor_addresses[0],
  },
  'a contact': {
    path: ({ debtor_contacts }) => `debtor_contact/${debtor_contacts[0].id}/`,
    open: async (page, old) => {
      await openTab(page, old, 'contacts')
      await page.getByRole('button', { name: /^Edit contact/ }).click()
    },
    edit: (page) => page.getByRole('dialog').getByLabel('Phone number').fill('020 7946 0999'),
    save: (page) => press(page, 'Save contact'),
    success: /Contact updated successfully!/,
    record: (old) => old.debtor_contacts[0],
  },
}

/** Answers of a server that has changed nothing. */
const falseSuccesses: [string, (stored: Json, path: string) => Reply][] = [
  ['the record unchanged', (stored) => replies.pretended(() => stored, 200)],
  ['a redirect (302) to the record', (_, path) => replies.redirect(302, path)],
]

for (const [name, update] of Object.entries(updates)) {
  for (const [title, reply] of falseSuccesses) {
    test(`${name} is not called updated when the answer is ${title}`, async ({ page, portal }) => {
      const { old } = portal
      await update.open(page, old)
      await update.edit(page)
      await answerNext(page, `PUT ${update.path(old)}`, reply(update.record(old), update.path(old)))
      await update.save(page)
      await expectNoSuccess(page, update.success)
      expect((await portal.read('debtor/'))[0]).toEqual(old)
    })
  }

  for (const status of [403, 408, 502]) {
    test(`${name} is called updated when it was, and a gateway answered ${status} with a page`, async ({
      page,
      portal,
    }) => {
      await update.open(page, portal.old)
      await update.edit(page)
      await answerNext(page, `PUT ${update.path(portal.old)}`, replies.gateway(status))
      await update.save(page)
      await expectSuccess(page, update.success)
      expect(portal.writes).toHaveLength(1)
    })
  }
}

/** What is typed in other words than it is sent, and what the server has of it then. */
const typed: [label: string, text: string, saved: Record<string, unknown>][] = [
  ['Amount outstanding', '9,000', { debtor_debt: { amount_outstanding: '9000.00' } }],
  ['Company name', 'Old  Mill Ltd', { company_name: expect.stringMatching(/^Old {1,2}Mill Ltd$/) }],
  ['Last invoice date', '1.7.25', { debtor_debt: { last_invoice_date: '2025-07-01' } }],
]

for (const [label, text, saved] of typed) {
  test(`a debt is called updated when ${text} was saved as its ${label.toLowerCase()} and the answer was lost`, async ({
    page,
    portal,
  }) => {
    const { path, open, save, success } = updates['a debt'] as Update
    await open(page, portal.old)
    await page.getByLabel(label).fill(text)
    await answerNext(page, `PUT ${path(portal.old)}`, replies.lost)
    await save(page)
    await expectSuccess(page, success)
    expect((await portal.read('debtor/'))[0]).toMatchObject(saved)
    expect(portal.writes).toHaveLength(1)
  })
}

const normalisations: [string, (record: Json) => Json][] = [
  ['answers the id alone', ({ id }) => ({ id })],
  ['adds fields', (record) => ({ ...record, colour: 'red' })],
  ['writes texts in capitals', (record) => ({ ...record, customer_ref: 'NEW-1 ' })],
  [
    'computes interest anew',
    (record) => ({ ...record, debtor_debt: { ...record.debtor_debt, interestDue: '77.77' } }),
  ],
]

for (const [title, normalise] of normalisations) {
  test(`a debt is called updated on a server that ${title}`, async ({ page, portal }) => {
    const { path, open, save, success } = updates['a debt'] as Update
    await open(page, portal.old)
    await page.getByLabel('Your reference').fill('new-1')
    await answerNext(page, `PUT ${path(portal.old)}`, replies.changed(normalise, 200))
    await save(page)
    await expectSuccess(page, success)
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
  const { path, edit, save, success } = updates['a debt'] as Update
  await answerNext(page, `GET debtor/${old.id}`, replies.changed(odd, 200), 100)
  await openTab(page, old)
  await press(page, 'Edit debt')
  await edit(page)
  await answerNext(
    page,
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
  await answerNext(page, `GET debtor/${old.id}`, replies.changed(another, 200), 100)
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
  const { open, edit, save, success } = updates['a debt'] as Update
  await open(page, old)
  await edit(page)
  const another = (record: Json) => ({ ...record, id: old.id + 1 })
  await answerNext(page, `GET debtor/${old.id}`, replies.changed(another, 200), 100)
  await save(page)
  await expectNoSuccess(page, success)
  expect(writes).toEqual([])
})

const lists: [tab: string, path: string, stray: (record: Json) => Json][] = [
  ['notes', 'debt_notes/', (note) => ({ ...note, id: 1e6, debt: 1e6, note: 'Of another' })],
  [
    'addresses',
    'debtor_address/',
    (one) => ({ ...one, id: 1e6, debtor: 1e6, street_1: 'Of another' }),
  ],
  ['contacts', 'debtor_contact/', (one) => ({ ...one, id: 1e6, debtor: 1e6, label: 'Of another' })],
]

for (const [tab, path, stray] of lists) {
  test(`${tab} of another owner are not shown`, async ({ page, portal }) => {
    const withStray = (records: Json[]) => [...records, stray(records[0])]
    await answerNext(page, `GET ${path}`, replies.changed(withStray, 200), 100)
    await openTab(page, portal.old, tab)
    await expect(
      page.getByRole('button', { name: /^(Delete note|Edit (address|contact))/ }),
    ).toHaveCount(1)
    await expect(page.getByText('Of another')).toHaveCount(0)
  })
}
