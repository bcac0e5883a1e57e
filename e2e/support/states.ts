import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { fillDebt, makeServer, pdf } from './actions'
import { extendTimers, snackbarMs } from './extend-timers'
import { logInHere, people } from './fixtures'
import { origins } from './origins'
import { type Person, publicScreens, screens } from './screens'

/** A screen, or a dialog or menu over it. */
export interface State {
  name: string
  as?: Person
  path: string
  /** Brings the screen into the named state. */
  open?: (page: Page) => Promise<unknown>
  /** The state exists on a phone only. */
  onPhone?: true
  onPaper?: true
  /** Uses the build with all third parties and the cookie banner. */
  asksForCookies?: true
}

const file = (name: string) => fileURLToPath(new URL(`../files/import/${name}`, import.meta.url))
const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .click()
const expectText = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible()
const expectDialog = (page: Page, name: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  expect(page.getByRole(role, { name })).toBeVisible()

const chooseCsv = (name: string) => async (page: Page) => {
  await page.getByLabel('CSV file').setInputFiles(file(name))
  await expect(page.getByRole('button', { name: 'Match columns' })).toBeVisible()
}

async function importAll(page: Page) {
  await chooseCsv('tabs.txt')(page)
  await press(page, 'Import 1 debt')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import 1 debt' }).click()
  await expectText(page, /1 of 1 debt/)
}

/** Uploads a screenshot as an invoice and views it. */
async function viewPicture(page: Page) {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } })
  await page
    .getByLabel('Invoices')
    .and(page.locator('input'))
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })
  await press(page, 'Upload invoices')
  await press(page, 'View photo.png')
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
}

async function failedUpload(page: Page) {
  await page
    .getByLabel('Invoices')
    .and(page.locator('input'))
    .setInputFiles([
      { name: 'fail-500.pdf', mimeType: 'application/pdf', buffer: pdf('Invoice') },
      { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    ])
  await press(page, 'Upload invoices')
  await expect(page.getByRole('button', { name: 'Retry upload fail-500.pdf' })).toBeVisible()
}

const failing =
  (name: string, path: string, button = 'Try again') =>
  async (page: Page) => {
    await makeServer(page, name)
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('button', { name: button })).toBeVisible()
  }

/** The portal pauses for 17 seconds between its checks, and the rest is short for a busy machine. */
export const afterChecks = { timeout: 60_000 }

async function lostSave(page: Page) {
  await fillDebt(page, {
    company: 'Never Arrives',
    reference: 'LOST-1',
    amount: '1,234.50',
    date: '01/02/2025',
  })
  await press(page, 'Save debt')
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible(afterChecks)
}

/** Dialogs and menus of a user with debts. */
const overTheirScreens: Omit<State, 'as'>[] = [
  {
    name: 'account-card',
    path: '/about',
    open: async (page) => {
      await press(page, 'Account menu')
      await expectText(page, 'Dana Demo (Logged In)')
    },
  },
  {
    name: 'phone-navigation',
    path: '/about',
    onPhone: true,
    open: async (page) => {
      await press(page, 'Toggle navigation')
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    },
  },
  {
    name: 'list-filters',
    path: '/?age=over-180&q=c&show=overdue',
    open: async (page) => {
      await press(page, 'Filters')
      await expectDialog(page, 'Filters')
    },
  },
  {
    name: 'list-views',
    path: '/?q=joinery&show=overdue',
    open: async (page) => {
      await press(page, 'Views')
      await expectDialog(page, 'Views')
    },
  },
  {
    name: 'list-columns',
    path: '/?q=joinery',
    open: async (page) => {
      await press(page, 'Columns')
      await expectDialog(page, 'Columns')
    },
  },
  {
    name: 'list-selection',
    path: '/?q=ltd',
    open: async (page) => {
      await page.getByRole('checkbox', { name: 'Select all debts shown' }).check()
      await expect(page.getByRole('group', { name: 'Selection' })).toBeVisible()
    },
  },
  {
    name: 'list-row-hovered',
    path: '/?q=joinery',
    open: (page) => page.getByRole('table', { name: 'Debts' }).getByRole('row').nth(1).hover(),
  },
  { name: 'list-failing', path: '/about', open: failing('list-500', '/') },
  { name: 'debt-failing', path: '/about', open: failing('everything-offline', '/debt-detail/1') },
  {
    name: 'command-bar',
    path: '/about',
    open: async (page) => {
      await press(page, 'Search or jump to…')
      await page.getByRole('dialog').getByRole('combobox').fill('c')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'keys',
    path: '/about',
    open: async (page) => {
      await expect(page.getByRole('button', { name: 'Search or jump to…' })).toBeVisible()
      await page.keyboard.press('?')
      await expectDialog(page, 'Keyboard')
    },
  },
  {
    name: 'add-debt-errors',
    path: '/add-debt',
    open: async (page) => {
      await page.getByRole('radio', { name: 'A company' }).check()
      await press(page, 'Save debt')
      await expectText(page, 'There is a problem')
    },
  },
  { name: 'add-debt-lost', path: '/add-debt', open: lostSave },
  {
    name: 'debt-edit',
    path: '/debt-detail/1',
    open: async (page) => {
      await press(page, 'Edit debt')
      await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
    },
  },
  {
    name: 'pause-dialog',
    path: '/debt-detail/1',
    open: async (page) => {
      await press(page, 'Ask us to pause')
      await expectDialog(page, 'Ask us to pause')
    },
  },
  {
    name: 'payment-dialog',
    path: '/debt-detail/1',
    open: async (page) => {
      await press(page, 'Report a part payment')
      await press(page, 'Report payment')
      await expectText(page, 'There is a problem')
    },
  },
  {
    name: 'address-dialog',
    path: '/debt-detail/1?tab=addresses',
    open: async (page) => {
      await press(page, 'Add address')
      await press(page, 'Save address')
      await expectText(page, 'There is a problem')
    },
  },
  {
    name: 'contact-dialog',
    path: '/debt-detail/1?tab=contacts',
    open: async (page) => {
      await press(page, 'Add contact')
      await expectDialog(page, 'Add contact')
    },
  },
  {
    name: 'confirm-dialog',
    path: '/debt-detail/1?tab=notes',
    open: async (page) => {
      await press(page, /^Delete note/)
      await expectDialog(page, 'Delete note', 'alertdialog')
    },
  },
  { name: 'invoice-picture', path: '/debt-detail/1?tab=invoices', open: viewPicture },
  { name: 'invoice-failed', path: '/debt-detail/1?tab=invoices', open: failedUpload },
  {
    name: 'import-mapping',
    path: '/add-debt?by=csv',
    open: chooseCsv('duplicate-headers.csv'),
  },
  {
    name: 'import-unmatched',
    path: '/add-debt?by=csv',
    open: async (page) => {
      await chooseCsv('unmatched-columns.csv')(page)
      await expectText(page, '2 columns with values are not matched')
    },
  },
  {
    name: 'import-review',
    path: '/add-debt?by=csv',
    open: async (page) => {
      await chooseCsv('five-kinds-of-errors.csv')(page)
      await expectText(page, /rows to fix/)
    },
  },
  {
    name: 'import-confirm',
    path: '/add-debt?by=csv',
    open: async (page) => {
      await chooseCsv('tabs.txt')(page)
      await press(page, 'Import 1 debt')
      await expectDialog(page, 'Import 1 debt', 'alertdialog')
    },
  },
  { name: 'import-outcome', path: '/add-debt?by=csv', open: importAll },
  { name: 'list-on-paper', path: '/', onPaper: true },
  { name: 'statement-on-paper', path: '/debt-detail/1/statement', onPaper: true },
]

const nameOf = (path: string) => path.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '') || 'list'

/** Every screen, dialog and menu, for accessibility tests and screenshots. */
export const states: State[] = [
  ...publicScreens.map((path) => ({ name: nameOf(path), path })),
  {
    name: 'register-errors',
    path: '/register',
    open: async (page) => {
      await press(page, 'Register')
      await expectText(page, 'There is a problem')
    },
  },
  {
    name: 'login-message',
    path: '/login?redirect=/about',
    open: async (page) => {
      await page.evaluate(extendTimers, snackbarMs)
      await logInHere(page, people.withDebts)
      await expectText(page, 'Login successful!')
    },
  },
  { name: 'cookie-banner', path: '/about', asksForCookies: true },
  ...Object.entries(screens).flatMap(([as, paths]) =>
    paths.map((path) => ({ name: nameOf(path), as: as as Person, path })),
  ),
  { name: 'list-empty', as: 'withoutDebts', path: '/' },
  { name: 'list-nothing-waiting', as: 'ofAnotherClient', path: '/?show=waiting-for-you' },
  { name: 'list-no-company', as: 'withoutCompany', path: '/' },
  {
    name: 'register-details-errors',
    as: 'withoutCompany',
    path: '/register-details',
    open: async (page) => {
      await press(page, 'Continue')
      await expectText(page, 'There is a problem')
    },
  },
  {
    name: 'register-details-two-addresses',
    as: 'withoutCompany',
    path: '/register-details',
    open: async (page) => {
      await page.getByLabel('Company type').selectOption('Limited company')
      await page.getByLabel('Company name').fill('Salt & Pine Ltd')
      await press(page, 'Continue')
      await press(page, 'Add another address')
      await expect(page.getByLabel('Address line 1')).toHaveCount(2)
    },
  },
  {
    name: 'terms-dialog',
    as: 'withoutCompany',
    path: '/register-details',
    open: async (page) => {
      await press(page, 'Ask us to review your terms')
      await expectDialog(page, 'Ask us to review your terms')
    },
  },
  ...overTheirScreens.map((state) => ({ ...state, as: 'withDebts' as const })),
]

/** Fixes the clock to the day after the last demo event. */
export const stopClock = (page: Page) => page.clock.setFixedTime('2026-11-21T10:00:00Z')

export const waitForScreen = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // Placeholders; an open dialog hides them from roles.
  await expect(page.locator('[role=status]', { hasText: /^(Loading|Activating)/ })).toHaveCount(0)
}

async function open(page: Page, state: State): Promise<void> {
  await waitForScreen(page)
  await state.open?.(page)
  await waitForScreen(page)
  if (state.onPaper) await page.emulateMedia({ media: 'print' })
}

async function gotoState(page: Page, state: State, path = state.path): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (state.onPhone) await page.setViewportSize({ width: 375, height: 700 })
  await page.goto(state.asksForCookies ? origins.thirdParties + path : path)
}

/** Opens a state as the current user. */
export async function visit(page: Page, state: State): Promise<void> {
  await gotoState(page, state)
  await open(page, state)
}

/** Opens a state, logging in first if it needs a user. */
export async function logInAndVisit(page: Page, state: State): Promise<void> {
  if (!state.as) return visit(page, state)
  // The login redirects to the screen, which saves a page load.
  await gotoState(page, state, `/login?redirect=${encodeURIComponent(state.path)}`)
  await logInHere(page, people[state.as])
  await expect(page).not.toHaveURL(/\/login/)
  await open(page, state)
}
