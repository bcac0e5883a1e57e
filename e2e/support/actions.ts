import { expect, type Locator, type Page } from '@playwright/test'
import { pdf as pdfBytes } from '../../mocks/seed/pdf.ts'

/**
 * Expects the message in a snackbar and closes it, so that the next one appears at once. Each message is
 * expected at most once, also when it has gone by then: a snackbar stays for seconds only.
 */
export async function expectSnackbar(page: Page, message: string | RegExp): Promise<void> {
  const matching =
    typeof message === 'string' ? expect.stringContaining(message) : expect.stringMatching(message)
  // A page on its way to another one has none.
  const texts = () =>
    page
      .evaluate(() => window.snackbars.map(({ textContent }) => textContent ?? ''))
      .catch((): string[] => [])
  await expect.poll(texts).toEqual(expect.arrayContaining([matching]))
  const isMatch = (text: string) =>
    typeof message === 'string' ? text.includes(message) : message.test(text)
  const index = (await texts()).findIndex(isMatch)
  await page.evaluate((count) => {
    const snackbar = window.snackbars.splice(0, count).at(-1)
    if (snackbar instanceof HTMLElement) snackbar.click()
  }, index + 1)
}

/** Expects and returns the row with all the given cells, keyed by column header. */
export async function expectRow(table: Locator, cells: Record<string, string>): Promise<Locator> {
  await expect(table).toBeVisible()
  const headers = await table.getByRole('columnheader').allInnerTexts()
  let rows = table.getByRole('row')
  for (const [header, text] of Object.entries(cells)) {
    const index = headers.findIndex((name) => name.trim().startsWith(header))
    expect(index, `a column "${header}" among ${headers.join(', ')}`).toBeGreaterThanOrEqual(0)
    rows = rows.filter({
      has: table.page().locator(`:is(td, th):nth-child(${index + 1})`, { hasText: text }),
    })
  }
  await expect(rows.first()).toBeVisible()
  return rows.first()
}

/** The newest email that the mock sent to an address; `api` is empty for the in-page mock. */
export async function mailTo(page: Page, to: string, api = ''): Promise<{ link: string }> {
  let mail: { to: string; link: string } | undefined
  await expect
    .poll(async () => {
      const mails = (await page.evaluate(
        async (address) => (await fetch(address)).json(),
        `${api}/mock/outbox/`,
      )) as { to: string; link: string }[]
      mail = mails.find((entry) => entry.to === to)
      return mail?.link
    })
    .toBeTruthy()
  if (!mail) throw new Error(`no email to ${to}`)
  return mail
}

/** Switches on a failure of mocks/failures.ts; null switches it off. */
export async function makeServer(page: Page, fail: string | null) {
  const status = await page.evaluate(async (name) => {
    const body = JSON.stringify({ fail: name })
    const headers = { 'Content-Type': 'application/json' }
    return (await fetch('/mock/settings/', { method: 'POST', headers, body })).status
  }, fail)
  expect(status).toBeLessThan(300)
}

/** A valid PDF with one line of text. */
export const pdf = (text: string): Buffer => Buffer.from(pdfBytes(text))

/** Fills in a debt of a company. */
export async function fillDebt(
  page: Page,
  debt: { company: string; reference: string; amount: string; date: string; postcode?: string },
): Promise<void> {
  await page.getByRole('radio', { name: 'A company' }).check()
  await page.getByLabel('Company name').fill(debt.company)
  await page.getByLabel('Your reference').fill(debt.reference)
  const address = page.getByRole('group', { name: 'Address', exact: true })
  await address.getByLabel('Address line 1').fill('14 Quayside')
  await address.getByLabel('Town or city').fill('Bristol')
  await address.getByLabel('Postcode').fill(debt.postcode ?? 'BS1 4DJ')
  await page.getByLabel('Original amount').fill(debt.amount)
  await page.getByLabel('Last invoice date').fill(debt.date)
}

/** Fills in the four company steps, up to the save button. */
export async function fillCompany(page: Page, name: string): Promise<void> {
  const goOn = () => page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('Company type').selectOption({ index: 1 })
  await page.getByLabel('Company name').fill(name)
  await goOn()
  await page.getByLabel('Address line 1').fill('2 Mill Lane')
  await page.getByLabel('Town or city').fill('Leeds')
  await page.getByLabel('Postcode').fill('LS1 1AA')
  await goOn()
  await expect(page.getByRole('heading', { name: /Contact$/ })).toBeVisible()
  await goOn()
  await page.getByLabel('How did you hear about us?').fill('A colleague')
  await goOn()
}
