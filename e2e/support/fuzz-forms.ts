import type { Page } from '@playwright/test'
import { fillDebt } from './actions'

/** A form, its request and how to submit it. */
interface Form {
  path: string
  call: string
  visitor?: true
  send: (page: Page) => Promise<void>
}

const fill = (fields: Record<string, string>, button: string) => async (page: Page) => {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await page.getByRole('button', { name: button, exact: true }).click()
}
/** The screen sends the request when it opens. */
export const noAction = async () => {}

const password = 'Quarry-Lamp-77'
const name = { 'First name': 'Nina', 'Last name': 'New', Phone: '020 7946 0123' }
const account = { Email: 'nina@example.com', Password: password }

/** Opens a dialog of a debt, fills it in and saves. */
const inDialog =
  (open: string, fields: Record<string, string>, save: string) => async (page: Page) => {
    await page.getByRole('button', { name: open, exact: true }).click()
    const dialog = page.getByRole('dialog')
    for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text)
    await dialog.getByRole('button', { name: save }).click()
  }

const csv = `Company name,Your reference,Address line 1,Town or city,Postcode,Original amount
First Ltd,R-1,1 Road,Leeds,LS1 1AA,150.00
Second Ltd,R-2,1 Road,Leeds,LS1 1AA,250.00
Third Ltd,R-3,1 Road,Leeds,LS1 1AA,350.00`

/** Every form of the portal. */
export const forms: readonly Form[] = [
  { path: '/login', call: 'POST auth/jwt/create/', visitor: true, send: fill(account, 'Login') },
  {
    path: '/register',
    call: 'POST auth/users/',
    visitor: true,
    async send(page) {
      await page.getByLabel('I agree to the terms and conditions').check({ force: true })
      await fill({ ...name, ...account, 'Confirm password': password }, 'Register')(page)
    },
  },
  {
    path: '/request-activation',
    call: 'POST auth/users/resend_activation/',
    visitor: true,
    send: fill({ Email: 'nina@example.com' }, 'Send activation email'),
  },
  {
    path: '/request_password_reset',
    call: 'POST auth/users/reset_password/',
    visitor: true,
    send: fill({ Email: 'nina@example.com' }, 'Send reset email'),
  },
  {
    path: '/reset_password/MQ/t-1',
    call: 'POST auth/users/reset_password_confirm/',
    visitor: true,
    send: fill({ 'New password': password, 'Confirm new password': password }, 'Reset password'),
  },
  {
    path: '/activate/MQ/t-1',
    call: 'POST auth/users/activation/',
    visitor: true,
    send: noAction,
  },
  {
    path: '/debt-detail/1?tab=notes',
    call: 'POST debt_notes/',
    send: fill({ Note: 'Rang.' }, 'Add note'),
  },
  {
    path: '/debt-detail/1?tab=addresses',
    call: 'POST debtor_address/',
    send: inDialog(
      'Add address',
      { 'Address line 1': '1 Road', 'Town or city': 'Leeds', Postcode: 'LS1 1AA' },
      'Save address',
    ),
  },
  {
    path: '/debt-detail/1?tab=contacts',
    call: 'POST debtor_contact/',
    send: inDialog('Add contact', { 'Phone number': '020 7946 0123' }, 'Save contact'),
  },
  {
    path: '/debt-detail/1',
    call: 'PUT debtor/1/',
    async send(page) {
      await page.getByRole('button', { name: 'Edit debt' }).click()
      await page.getByLabel('Your reference').fill('REF-2')
      await page.getByRole('button', { name: 'Save changes' }).click()
    },
  },
  {
    path: '/add-debt',
    call: 'POST debtor/',
    async send(page) {
      const debt = { company: 'Writer Ltd', reference: 'WR-1', amount: '10.00', date: '01/02/2025' }
      await fillDebt(page, debt)
      await page.getByRole('button', { name: 'Save debt' }).click()
    },
  },
  {
    path: '/add-debt?by=csv',
    call: 'POST debtor/',
    async send(page) {
      const file = { name: 'debts.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
      await page.getByLabel('CSV file').setInputFiles(file)
      const button = 'Import 3 debts'
      await page.getByRole('button', { name: button }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: button }).click()
    },
  },
  {
    path: '/client-settings',
    call: 'POST request_terms_review/',
    send: (page) => page.getByRole('button', { name: 'Request review' }).click(),
  },
]
