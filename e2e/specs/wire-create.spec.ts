import type { Locator, Page } from '@playwright/test'
import { fillDebt } from '../support/actions'
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

// The unit tests of `src/api/write` repeat these cases for every kind of record.

/** A way to create a record on a screen. */
interface Creation {
  /** Its list on the wire. */
  path: string
  fill: (page: Page, old: Json) => Promise<void>
  send: (page: Page) => Promise<void>
  success: RegExp
  /** The text that shows the record once it is known to be stored. */
  shown: (page: Page) => Locator
  /** Changes what is typed a little. */
  edit: (page: Page) => Promise<void>
}

const debt: Creation = {
  path: 'debtor/',
  fill: async (page) => {
    await page.goto('/add-debt')
    await fillDebt(page, {
      company: 'Wire Ltd',
      reference: 'WIRE-1',
      amount: '1,234.50',
      date: '01/02/2025',
    })
  },
  send: (page) => press(page, 'Save debt'),
  success: /Debt saved successfully!/,
  shown: (page) => page.getByRole('link', { name: 'Open the debt' }),
  edit: (page) => page.getByLabel('Original amount').fill('1,234.60'),
}

const batch: Creation = {
  path: 'debtor/',
  fill: async (page) => {
    const csv =
      'Company name,Your reference,Original amount,Last invoice date\nRow 1 Ltd,R-1,1000.00,01/02/2024\nRow 2 Ltd,R-2,2000.00,01/02/2024'
    const file = { name: 'debts.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
    await page.goto('/add-debt?by=csv')
    await page.getByLabel('CSV file').setInputFiles(file)
  },
  send: async (page) => {
    await press(page, 'Import 2 debts')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Import 2 debts' }).click()
  },
  success: /2 of 2 debts added|collection team will be in touch/,
  shown: (page) => page.getByText(/2 of 2 debts added/),
  edit: async () => {},
}

const note: Creation = {
  path: 'debt_notes/',
  fill: async (page, old) => {
    await openTab(page, old, 'notes')
    await page.getByRole('textbox', { name: 'Note' }).fill('They called on Friday')
  },
  send: (page) => press(page, 'Add note'),
  success: /Note added successfully!/,
  shown: (page) =>
    page
      .getByRole('list', { name: 'Notes' })
      .getByRole('listitem')
      .filter({ hasText: 'They called on Friday' }),
  edit: (page) => page.getByRole('textbox', { name: 'Note' }).fill('They called on Friday.'),
}

const listOf = ({ path }: Creation, old: Json) =>
  path === 'debt_notes/' ? `${path}?debt_id=${old.debtor_debt.id}` : path

/** The sent record, with an id of its own. */
const withId = (sent: Json) => ({
  ...sent,
  id: 987_654,
  ...(sent.debtor_debt && { debtor_debt: { ...sent.debtor_debt, id: 987_655 } }),
})

/** Responses of a server that has stored nothing, though they look like a success. */
const falseSuccesses: [of: string, creation: Creation, reply: (stored: Json) => Reply][] = [
  // A browser follows a 301 with a GET, and sends the body again after a 307.
  [
    'a debt whose response is a redirect (301) to the list',
    debt,
    () => replies.redirect(301, 'debtor/'),
  ],
  [
    'a debt whose response is a redirect (307) to the list',
    debt,
    () => replies.redirect(307, 'debtor/'),
  ],
  [
    'an import whose response is a redirect (301) to the list',
    batch,
    () => replies.redirect(301, 'debtor/'),
  ],
  [
    'a debt whose response is a record that was there before',
    debt,
    (stored) => replies.pretended(() => stored, 200),
  ],
  [
    'a note whose response has another text',
    note,
    () => replies.pretended((sent) => ({ ...withId(sent), note: 'They paid in full' })),
  ],
]

for (const [of, creation, reply] of falseSuccesses) {
  test(`${of} is not called saved`, async ({ page, portal }) => {
    const list = listOf(creation, portal.old)
    const before = await portal.read(list)
    await creation.fill(page, portal.old)
    await portal.answerNext(`POST ${creation.path}`, reply(before[0]))
    await creation.send(page)
    await expectNoSuccess(page, creation.success)
    expect(await portal.read(list)).toHaveLength(before.length)
  })
}

test('a debt that never arrived is stored once by a press on “Send again”', async ({
  page,
  portal,
}) => {
  await debt.fill(page, portal.old)
  await portal.answerNext('POST debtor/', replies.unsent)
  await debt.send(page)
  await press(page, 'Send again')
  await expectSuccess(page, debt.success)
  expect(await portal.read('debtor/')).toHaveLength(2)
})

for (const [status, of, creation] of [
  [403, 'a debt', debt],
  [408, 'a note', note],
  [499, 'an import', batch],
] as const) {
  test(`${of} is found and not sent twice when a gateway answers ${status} with a page`, async ({
    page,
    portal,
  }) => {
    await creation.fill(page, portal.old)
    await portal.answerNext(`POST ${creation.path}`, replies.gateway(status))
    await creation.send(page)
    await expect(creation.shown(page)).toBeVisible()
    expect(portal.writes).toHaveLength(1)
  })
}

for (const [of, creation, arrived] of [
  ['a debt', debt, true],
  ['a note', note, true],
  ['a note', note, false],
] as const) {
  const what = arrived ? 'found before anything is sent' : 'sent once'
  const why = arrived ? 'has arrived' : 'has not arrived'
  test(`${of} edited after a lost response and a lost look-up is ${what} when it ${why}`, async ({
    page,
    portal,
  }) => {
    const list = listOf(creation, portal.old)
    const before = await portal.read(list)
    await creation.fill(page, portal.old)
    let endOutage = () => {}
    await portal.answerNext(`POST ${creation.path}`, async (run) => {
      endOutage = await portal.answerNext(`GET ${creation.path}`, replies.unsent, 1_000)
      return arrived ? replies.lost(run) : replies.unsent()
    })
    await creation.send(page)
    await expectNoSuccess(page, creation.success)
    endOutage()
    await creation.edit(page)
    const looked = page.waitForResponse(
      (response) => response.url().includes(creation.path) && response.request().method() === 'GET',
    )
    await creation.send(page)
    await looked
    if (arrived) await expect(creation.shown(page)).toBeVisible()
    else await expectSuccess(page, creation.success)
    expect(portal.writes).toHaveLength(arrived ? 1 : 2)
    expect(await portal.read(list)).toHaveLength(before.length + 1)
  })
}

/** Changes that servers make to a record that they have stored. */
const normalisations: [string, Creation, (record: Json) => Json][] = [
  ['a debt is saved on a server that answers the id alone', debt, ({ id }) => ({ id })],
  [
    'a debt is saved on a server that writes capitals and computes interest',
    debt,
    (record) => ({
      ...record,
      company_name: record.company_name.toUpperCase(),
      debtor_debt: { ...record.debtor_debt, interestDue: '77.77', status: 'New' },
    }),
  ],
  ['a batch is added on a server that reorders it', batch, (records) => records.toReversed()],
]

for (const [title, creation, normalise] of normalisations) {
  test(title, async ({ page, portal }) => {
    await creation.fill(page, portal.old)
    await portal.answerNext(`POST ${creation.path}`, replies.changed(normalise, 200))
    await creation.send(page)
    await expectSuccess(page, creation.success)
    expect(portal.writes).toHaveLength(1)
  })
}
