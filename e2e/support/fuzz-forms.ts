import type { Page } from '@playwright/test'
import { fillDebt } from './actions'

/** A form, its request and how to submit it. */
interface Form {
  path: string
  call: string
  isForVisitors?: boolean
  send: (page: Page) => Promise<void>
}

/** Fills in the fields and presses the button, in a dialog if one is opened first. */
const fill =
  (fields: Record<string, string>, button: string, opener?: string) => async (page: Page) => {
    if (opener) await page.getByRole('button', { name: opener, exact: true }).click()
    const form = opener?.startsWith('Add ') ? page.getByRole('dialog') : page
    for (const [label, text] of Object.entries(fields)) {
      await form.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`)).fill(text)
    }
    await form.getByRole('button', { name: button, exact: true }).click()
  }
/** The screen sends the request when it opens. */
export const noAction = async () => {}

const password = 'Quarry-Lamp-77'
const email = { Email: 'nina@example.com' }
const name = { 'First name': 'Nina', 'Last name': 'New', Phone: '020 7946 0123' }
const passwords = { 'New password': password, 'Confirm new password': password }
const address = { 'Address line 1': '1 Road', 'Town or city': 'Leeds', Postcode: 'LS1 1AA' }

const csv = `Company name,Your reference,Address line 1,Town or city,Postcode,Original amount
First Ltd,R-1,1 Road,Leeds,LS1 1AA,150.00
Second Ltd,R-2,1 Road,Leeds,LS1 1AA,250.00`

async function register(page: Page) {
  await page.getByLabel('I agree to the terms and conditions').check({ force: true })
  const values = { ...name, ...email, Password: password, 'Confirm password': password }
  await fill(values, 'Register')(page)
}

async function addDebt(page: Page) {
  const debt = { company: 'Writer Ltd', reference: 'WR-1', amount: '10.00', date: '01/02/2025' }
  await fillDebt(page, debt)
  await page.getByRole('button', { name: 'Save debt' }).click()
}

async function importDebts(page: Page) {
  const file = { name: 'debts.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await page.getByLabel('CSV file').setInputFiles(file)
  await page.getByRole('button', { name: 'Import 2 debts' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import 2 debts' }).click()
}

const forVisitors: [path: string, call: string, send: Form['send']][] = [
  ['/login', 'POST auth/jwt/create/', fill({ ...email, Password: password }, 'Login')],
  ['/register', 'POST auth/users/', register],
  [
    '/request-activation',
    'POST auth/users/resend_activation/',
    fill(email, 'Send activation email'),
  ],
  ['/request_password_reset', 'POST auth/users/reset_password/', fill(email, 'Send reset email')],
  [
    '/reset_password/MQ/t-1',
    'POST auth/users/reset_password_confirm/',
    fill(passwords, 'Reset password'),
  ],
  ['/activate/MQ/t-1', 'POST auth/users/activation/', noAction],
]

const forClients: typeof forVisitors = [
  ['/debt-detail/1?tab=notes', 'POST debt_notes/', fill({ Note: 'Rang.' }, 'Add note')],
  [
    '/debt-detail/1?tab=addresses',
    'POST debtor_address/',
    fill(address, 'Save address', 'Add address'),
  ],
  [
    '/debt-detail/1?tab=contacts',
    'POST debtor_contact/',
    fill({ 'Phone number': '020 7946 0123' }, 'Save contact', 'Add contact'),
  ],
  [
    '/debt-detail/1',
    'PUT debtor/1/',
    fill({ 'Your reference': 'REF-2' }, 'Save changes', 'Edit debt'),
  ],
  ['/add-debt', 'POST debtor/', addDebt],
  ['/add-debt?by=csv', 'POST debtor/', importDebts],
  ['/client-settings', 'POST request_terms_review/', fill({}, 'Request review')],
]

/** Every form of the portal. */
export const forms: readonly Form[] = [
  ...forVisitors.map(([path, call, send]) => ({ path, call, send, isForVisitors: true })),
  ...forClients.map(([path, call, send]) => ({ path, call, send })),
]
