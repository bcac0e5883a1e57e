import type { Locator, Page } from '@playwright/test'
import { expectSnackbar, mailTo, pdf } from '../support/actions'
import {
  client,
  clientAddress,
  clientContact,
  debtor,
  debtorAddress,
  debtorContact,
  debtorDebt,
  type Entered,
  type Entity,
  importRow,
  person,
  registration,
  today,
} from '../support/fields.table'
import { enterAs, expect, logIn, people, test } from '../support/fixtures'

declare global {
  interface Window {
    sent: { call: string; body: string }[]
  }
}

/** Playwright cannot read request bodies handled by a service worker, so the page records them. */
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(today)
  await page.addInitScript(() => {
    const { fetch } = window
    window.sent = []
    window.fetch = async (input, init) => {
      if (input instanceof Request && input.method !== 'GET') {
        const call = `${input.method} ${new URL(input.url).pathname}`
        window.sent.push({ call, body: await input.clone().text() })
      }
      return fetch(input, init)
    }
  })
})

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const named = (label: string) => new RegExp(`^${quoted(label)}( \\(optional\\))?$`)

/** Fills the fields of one entity by their labels. */
async function fill(scope: Page | Locator, { entered }: Entity) {
  for (const { label, kind = 'text', typed } of entered) {
    if (kind === 'check')
      await scope.getByRole('checkbox', { name: named(label) }).setChecked(Boolean(typed))
    else if (kind === 'radio') await scope.getByRole('radio', { name: named(label) }).check()
    else if (kind === 'select') await scope.getByLabel(named(label)).selectOption(String(typed))
    else {
      const page = 'page' in scope ? (scope as Locator).page() : (scope as Page)
      const box = page.locator('input:not([type=radio]):not([type=checkbox]), textarea')
      await scope.getByLabel(named(label)).and(box).fill(String(typed))
    }
  }
}

/** The body of the request that an action on the page sends. */
async function recordOf(
  page: Page,
  call: string,
  act: () => Promise<unknown>,
): Promise<Record<string, unknown>> {
  await act()
  const bodies = () =>
    page.evaluate((target) => window.sent.filter(({ call }) => call === target), call)
  await expect.poll(bodies).toHaveLength(1)
  return JSON.parse((await bodies())[0]?.body ?? '')
}

/** Every field of section 3 is entered or derived, and sent as the table specifies. */
function expectSent(body: unknown, { specified, entered, derived }: Entity, nested: string[] = []) {
  const sent = body as Record<string, unknown>
  const listed = [...entered, ...derived].map(({ field }) => field)
  expect([...listed, ...nested].toSorted()).toEqual([...specified].toSorted())
  for (const { field, typed, sent: value = typed } of entered) {
    expect({ [field]: sent[field] }).toEqual({ [field]: value })
  }
  for (const { field, sent: value } of derived) {
    expect({ [field]: sent[field] }).toEqual({ [field]: value })
  }
  expect(Object.keys(sent).filter((key) => !specified.includes(key))).toEqual([])
}

/** The value of a term in any description list of the screen; without a term, the text below the heading. */
async function expectTerm(page: Page, term: string | null, value: string) {
  if (term === null) {
    await expect(page.getByRole('main')).toContainText(value)
    return
  }
  const values = page
    .locator('dt')
    .filter({ hasText: new RegExp(`^${quoted(term)}$`) })
    .locator('xpath=following-sibling::dd[1]')
  await expect(values.filter({ hasText: value }).first(), `${term}: ${value}`).toBeVisible()
}

const texts = ({ entered }: Entity) =>
  entered
    .map(({ typed, shown = String(typed) }: Entered) => shown)
    .filter((text): text is string => text !== null)

const first = (list: unknown) => (list as unknown[])[0]
const last = (list: unknown) => (list as unknown[]).at(-1)

test('every field of a user and a company is entered, sent and displayed', async ({ page }) => {
  await page.goto('/register')
  await fill(page, registration)
  const user = await recordOf(page, 'POST /api/v1/auth/users/', () =>
    page.getByRole('button', { name: 'Register', exact: true }).click(),
  )
  expectSent(user, registration)
  await expectSnackbar(page, 'Registration was successful!')
  await page.goto((await mailTo(page, person.email)).link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account activated')
  await logIn(page, person.email, person.secret)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByText("Fay O'Fields-Ünal (Logged In)")).toBeVisible()
  await expect(page.getByText(person.email).first()).toBeVisible()

  await page.goto('/register-details')
  const next = () => page.getByRole('button', { name: 'Continue' }).click()
  const rows = (fields: string[]): Entity => ({
    ...client,
    entered: client.entered.filter(({ field }) => fields.includes(field)),
  })
  const intro = ['intro_source', 'intro_description']
  await fill(page, rows(client.entered.map(({ field }) => field).filter((f) => !intro.includes(f))))
  await next()
  await fill(page.getByRole('group', { name: 'Address', exact: true }), clientAddress)
  await next()
  // The phone of the registration prefills the first contact.
  await expect(page.getByLabel('Phone number')).toHaveValue('+44 (0)20 7946-0001')
  await fill(page.getByRole('group', { name: 'Contact', exact: true }), clientContact)
  await next()
  await fill(page, rows(intro))
  await next()
  const company = await recordOf(page, 'POST /api/v1/clients/', () =>
    page.getByRole('button', { name: 'Save company details' }).click(),
  )
  expectSent(company, client, ['client_addresses', 'client_contacts'])
  expectSent(first(company.client_addresses), clientAddress)
  expectSent(first(company.client_contacts), clientContact)
  await expectSnackbar(page, 'Company details successfully saved!')

  await page.goto('/client-settings')
  await expect(page.getByRole('heading', { name: 'Fields & Söhne Ltd' })).toBeVisible()
  for (const { label, term = label, typed, shown = String(typed) } of client.entered) {
    if (shown !== null) await expectTerm(page, term, shown)
  }
  for (const text of texts(clientAddress).slice(1))
    await expectTerm(page, 'Address: Foundry office', text)
  for (const text of texts(clientContact).slice(1)) await expectTerm(page, 'Email: Accounts', text)
})

test('every field of a debt is entered, sent and displayed', async ({ page }) => {
  await enterAs(page, people.withoutDebts)
  await page.goto('/add-debt')
  await page.getByRole('radio', { name: 'A company' }).check()
  const main = page.getByRole('main')
  await main.getByText('More details').click()
  await fill(main, debtor)
  const address = main.getByRole('group', { name: 'Address', exact: true })
  await address.getByText('Label and uses').click()
  await fill(address, debtorAddress)
  await fill(main.getByRole('group', { name: 'Contact', exact: true }), debtorContact)
  await fill(main, debtorDebt)
  await page.getByLabel('Invoices').setInputFiles({
    name: 'field.pdf',
    mimeType: 'application/pdf',
    buffer: pdf('Field'),
  })
  const body = await recordOf(page, 'POST /api/v1/debtor/', () =>
    page.getByRole('button', { name: 'Save debt' }).click(),
  )
  expectSent(body, debtor, ['debtor_addresses', 'debtor_contacts', 'debtor_debt'])
  expectSent(first(body.debtor_addresses), debtorAddress)
  expectSent(last(body.debtor_contacts), debtorContact)
  expectSent(body.debtor_debt, debtorDebt)
  await expectSnackbar(page, 'Debt saved successfully!')
  await expectSnackbar(page, 'Invoices uploaded successfully!')

  await page.goto('/debts')
  await page.getByRole('link', { name: 'Every Field Ltd' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every Field Ltd')
  for (const { entered } of [debtor, debtorDebt]) {
    for (const { label, term = label, typed, shown = String(typed) } of entered) {
      if (shown !== null) await expectTerm(page, term, shown)
    }
  }
  await expectTerm(page, 'Company type', 'Company')
  await expectTerm(page, null, 'Processing')
  await expectTerm(page, 'Fee type', 'Fixed Fee')

  for (const [tab, entity] of [
    ['Addresses', debtorAddress],
    ['Contacts', debtorContact],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    const item = page.getByRole('listitem').filter({ hasText: texts(entity)[0] ?? '' })
    for (const text of texts(entity)) await expect(item).toContainText(text)
  }
  await expect(page.getByRole('listitem').filter({ hasText: 'Ledger' })).toContainText('Email')
  for (const main of ['pay@every.example', '020 7946 0002']) {
    await expect(page.getByRole('listitem').filter({ hasText: main })).toBeVisible()
  }

  await page.getByRole('tab', { name: 'Notes' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('First line\n<b>second</b> line')
  const note = await recordOf(page, 'POST /api/v1/debt_notes/', () =>
    page.getByRole('button', { name: 'Add note' }).click(),
  )
  expect(Object.keys(note).toSorted()).toEqual(['debt', 'note'])
  expect(note).toEqual({ debt: expect.any(Number), note: 'First line\n<b>second</b> line' })
  await expectSnackbar(page, 'Note added successfully!')
  await expect(main).toContainText('<b>second</b> line')

  await page.getByRole('tab', { name: 'Invoices' }).click()
  await expect(page.getByRole('button', { name: 'Download field.pdf' })).toBeVisible()
})

test('every column of an import is sent and displayed', async ({ page }) => {
  await enterAs(page, people.withoutDebts)
  await page.goto('/add-debt?by=csv')
  const line = (cells: string[]) => cells.map((cell) => `"${cell}"`).join(',')
  const file = [importRow.map(({ column }) => column), importRow.map(({ cell }) => cell)]
  await page.getByLabel('CSV file').setInputFiles({
    name: 'every-column.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${file.map(line).join('\r\n')}\r\n`),
  })
  await page.getByRole('button', { name: 'Review' }).click()
  const name = /^Import 1 debt$/
  await page.getByRole('button', { name }).click()
  const body = await recordOf(page, 'POST /api/v1/debtor/', () =>
    page.getByRole('alertdialog').getByRole('button', { name }).click(),
  )
  const sent = first(body) as Record<string, unknown>
  for (const { column, cell, path, sent: value = cell } of importRow) {
    const found = path.split('.').reduce<unknown>((part, key) => (part as never)?.[key], sent)
    expect({ [column]: found }).toEqual({ [column]: value })
  }
  await expectSnackbar(page, /collection team will be in touch within 1 working day/)

  await page.goto('/debts')
  await page.getByRole('link', { name: 'Column, Row & Co Ltd' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Column, Row & Co Ltd')
  for (const { term, cell, shown = cell } of importRow) {
    if (term !== undefined) await expectTerm(page, term, shown)
  }
})
