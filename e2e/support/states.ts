import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { makeServer } from './actions'
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

/** An action or an expectation on the way into a state. */
type Step = (page: Page) => Promise<unknown>

const press =
  (name: string | RegExp): Step =>
  (page) =>
    page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click()
const expectText =
  (text: string | RegExp): Step =>
  (page) =>
    expect(page.getByText(text).first()).toBeVisible()
const expectButton =
  (name: string, options?: { timeout: number }): Step =>
  (page) =>
    expect(page.getByRole('button', { name })).toBeVisible(options)
const expectDialog =
  (name: string, role: 'dialog' | 'alertdialog' = 'dialog'): Step =>
  (page) =>
    expect(page.getByRole(role, { name })).toBeVisible()
const expectErrors = expectText('There is a problem')

const file = (name: string) => fileURLToPath(new URL(`../files/import/${name}`, import.meta.url))
const chooseCsv =
  (name: string): Step =>
  async (page) => {
    await page.getByLabel('CSV file').setInputFiles(file(name))
    await expectButton('Match columns')(page)
  }

const invoices = (page: Page) => page.getByLabel('Invoices').and(page.locator('input'))

/** Uploads a screenshot as an invoice. */
async function uploadPicture(page: Page) {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } })
  await invoices(page).setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })
  await press('Upload invoices')(page)
}

/** Opens a screen while the server fails. */
const openFailing =
  (failure: string, path: string): Step =>
  async (page) => {
    await makeServer(page, failure)
    await page.goto(path)
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible()
  }

const logInWithMessage: Step = async (page) => {
  await page.evaluate(extendTimers, snackbarMs)
  await logInHere(page, people.withDebts)
  await expectText('Login successful!')(page)
}

/** The name and path of a state, and the steps from its path into the state. */
type StateRow = [name: string, path: string, ...steps: Step[]]

const toState = ([name, path, ...steps]: StateRow): State => ({
  name,
  path,
  open: async (page) => {
    for (const step of steps) await step(page)
  },
})

/** Dialogs and menus of a user with debts. */
const clientStates: StateRow[] = [
  ['import-mapping', '/add-debt?by=csv', chooseCsv('duplicate-headers.csv')],
  ['account-card', '/about', press('Account menu'), expectText('Dana Demo (Logged In)')],
  ['list-filters', '/?age=over-180&q=c&show=overdue', press(/^Filters/), expectDialog('Filters')],
  [
    'list-columns',
    '/?q=joinery',
    press('More'),
    (page) => page.getByRole('menuitem', { name: 'Columns' }).click(),
    expectDialog('Columns'),
  ],
  [
    'list-charts',
    '/',
    press('More'),
    (page) => page.getByRole('menuitem', { name: 'Charts' }).click(),
    (page) => expect(page.getByRole('table', { name: 'Recovered by quarter' })).toBeVisible(),
  ],
  [
    'list-selection',
    '/?q=ltd',
    (page) => page.getByRole('checkbox', { name: 'Select all debts shown' }).check(),
    (page) => expect(page.getByRole('group', { name: 'Selection' })).toBeVisible(),
  ],
  ['list-failing', '/about', openFailing('list-500', '/')],
  ['debt-failing', '/about', openFailing('everything-offline', '/debt-detail/1')],
  [
    'add-debt-errors',
    '/add-debt',
    (page) => page.getByRole('radio', { name: 'A company' }).check(),
    press('Save debt'),
    expectErrors,
  ],
  ['debt-edit', '/debt-detail/1', press('Edit debt'), expectButton('Save changes')],
  ['pause-dialog', '/debt-detail/1', press('Ask us to pause'), expectDialog('Ask us to pause')],
  [
    'payment-dialog',
    '/debt-detail/1',
    press('Report a payment'),
    press('Report payment'),
    expectErrors,
  ],
  [
    'address-dialog',
    '/debt-detail/1?tab=addresses',
    press('Add address'),
    press('Save address'),
    expectErrors,
  ],
  [
    'contact-dialog',
    '/debt-detail/1?tab=contacts',
    press('Add contact'),
    expectDialog('Add contact'),
  ],
  [
    'confirm-dialog',
    '/debt-detail/1?tab=notes',
    press(/^Delete note/),
    expectDialog('Delete note', 'alertdialog'),
  ],
  [
    'invoice-picture',
    '/debt-detail/1?tab=invoices',
    uploadPicture,
    press('View photo.png'),
    (page) => expect(page.getByRole('dialog').getByRole('img')).toBeVisible(),
  ],
  [
    'import-review',
    '/add-debt?by=csv',
    chooseCsv('five-kinds-of-errors.csv'),
    expectText(/rows to fix/),
  ],
  [
    'import-confirm',
    '/add-debt?by=csv',
    chooseCsv('tabs.txt'),
    press('Import 1 debt'),
    expectDialog('Import 1 debt', 'alertdialog'),
  ],
  [
    'import-outcome',
    '/add-debt?by=csv',
    chooseCsv('tabs.txt'),
    press('Import 1 debt'),
    (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Import 1 debt' }).click(),
    expectText(/1 of 1 debt/),
  ],
]

/** The states of a user without a company. */
const newcomerStates: StateRow[] = [
  ['list-no-company', '/'],
  ['register-details-errors', '/register-details', press('Continue'), expectErrors],
  [
    'terms-dialog',
    '/register-details',
    press('Ask us to review your terms'),
    expectDialog('Ask us to review your terms'),
  ],
]

const visitorStates: StateRow[] = [
  ['register-errors', '/register', press('Register'), expectErrors],
  ['login-message', '/login?redirect=/about', logInWithMessage],
]

/** A phone's navigation opens over the screen. */
const phoneNavigation: StateRow = [
  'phone-navigation',
  '/about',
  press('Toggle navigation'),
  (page) => expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible(),
]

const nameOf = (path: string) => path.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '') || 'list'

const withDebts = { as: 'withDebts' } as const

/** Every screen, dialog and menu, for accessibility tests and screenshots. */
export const states: State[] = [
  ...publicScreens.map((path) => ({ name: nameOf(path), path })),
  ...visitorStates.map(toState),
  { name: 'cookie-banner', path: '/about', asksForCookies: true },
  ...Object.entries(screens).flatMap(([as, paths]) =>
    paths.map((path) => ({ name: nameOf(path), as: as as Person, path })),
  ),
  { name: 'list-empty', as: 'withoutDebts', path: '/' },
  ...newcomerStates.map((row) => ({ ...toState(row), as: 'withoutCompany' as const })),
  ...clientStates.map((row) => ({ ...toState(row), ...withDebts })),
  { ...toState(phoneNavigation), ...withDebts, onPhone: true },
  { name: 'list-on-paper', ...withDebts, path: '/', onPaper: true },
  { name: 'statement-on-paper', ...withDebts, path: '/debt-detail/1/statement', onPaper: true },
]

/** Fixes the clock to the day after the last demo event. */
export const stopClock = (page: Page) => page.clock.setFixedTime('2026-11-21T10:00:00Z')

export const waitForScreen = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // Placeholders are found by a selector, because an open dialog hides them from searches by role.
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
