import type { Page } from '@playwright/test'
import type { Dice } from './chaos-dice'
import { password, people } from './fixtures'
import { type, upload } from './monkey-typing'
import { origins } from './origins'

/** The centre of a random matching element; null when there is none. */
const findTarget = (page: Page, kinds: string, at: number, inContent: boolean, named: string) =>
  page.evaluate(
    ([selector, share, content, namePattern]) => {
      const never = ':disabled, a[href^="mailto:"], a[href^="tel:"]'
      const within = content
        ? document.querySelectorAll('main, [role=dialog], [role=alertdialog]')
        : [document]
      const all = [...within].flatMap((container) => [
        ...container.querySelectorAll<HTMLElement>(selector),
      ])
      const shown = all.filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          new RegExp(namePattern).test(one.getAttribute('aria-label') ?? one.innerText) &&
          // Links out of the portal are clicked only in the header and footer.
          !one.matches(content ? `${never}, [target]` : never),
      )
      const one = shown[Math.floor(share * shown.length)]
      if (!one) return null
      one.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = one.getBoundingClientRect()
      const name = one.getAttribute('aria-label') ?? one.innerText ?? ''
      return { x: x + width / 2, y: y + height / 2, what: `${one.tagName} ${name.slice(0, 40)}` }
    },
    [kinds, at, inContent, named] as const,
  )

const pressable =
  'button, a[href], summary, label, select, [role=tab], [role=option], [role=menuitem], [role=checkbox], [role=radio]'
const submitting = 'button[type=submit]'
/** The names of buttons that change data. */
const acting =
  '^(Save|Add|Delete|Remove|Upload|Edit|Import|Match|Review|Send|Request|Continue|Undo|Try|Retry|Check)'

/** Clicks a random control, sometimes twice, and returns its name. */
async function press(page: Page, dice: Dice, kinds = pressable, named = '') {
  const isInContent = named !== '' || dice.chance(0.95)
  const target = await findTarget(page, kinds, dice.next(), isInContent, named)
  if (!target) return 'nothing'
  await page.mouse.click(target.x, target.y, { clickCount: dice.chance(0.3) ? 2 : 1 })
  return target.what
}

const emails: readonly [string, ...string[]] = [
  people.withDebts,
  people.withDebts,
  people.ofAnotherClient,
  people.ofAnotherClient,
  people.withoutCompany,
  people.withoutDebts,
]

async function logOut(page: Page) {
  const within = { timeout: 1000 }
  await page.getByRole('button', { name: 'Account menu' }).click(within)
  await page.getByRole('button', { name: 'Logout' }).click(within)
}

/** Logs in as a random user when the form is on screen. */
async function logInAsAnybody(page: Page, dice: Dice) {
  const email = dice.pick(emails)
  const form = page.locator('main form')
  const within = { timeout: 500 }
  await form.getByLabel('Email').fill(email, within)
  await form.getByLabel('Password', { exact: true }).fill(password, within)
  await form.getByRole('button', { name: 'Login', exact: true }).click(within)
  return email
}

interface MoveContext {
  page: Page
  chance: Dice
  user: number | null
  /** The path to open after a login; null for public screens. */
  destination: string | null
  expire: () => Promise<void>
  /** Stores a session, like a login in another tab. */
  enter: (page: Page, email: string) => Promise<void>
}

type Move = readonly [
  weight: number,
  name: string,
  move: (context: MoveContext) => Promise<unknown>,
]
/** The monkey's moves and their weights. */
const moves: readonly [Move, ...Move[]] = [
  [28, 'press', ({ page, chance }) => press(page, chance)],
  [26, 'act', ({ page, chance }) => press(page, chance, 'button', acting)],
  [6, 'type', ({ page, chance, user }) => type(page, chance, user, false)],
  [
    30,
    'fill in and send',
    async ({ page, chance, user }) => {
      const typed = await type(page, chance, user, true)
      return `${typed}, ${await press(page, chance, submitting)}`
    },
  ],
  [8, 'key', ({ page, chance }) => page.keyboard.press(chance.pick(keys))],
  [6, 'upload', ({ page, chance, user }) => upload(page, chance, user)],
  [4, 'back', async ({ page }) => void (await page.goBack({ waitUntil: 'commit' }))],
  [2, 'forward', async ({ page }) => void (await page.goForward({ waitUntil: 'commit' }))],
  [2, 'reload', async ({ page }) => void (await page.reload({ waitUntil: 'commit' }))],
  [2, 'expire', ({ expire }) => expire()],
  [2, 'log out', ({ page, user }) => (user === null ? Promise.resolve() : logOut(page))],
]
const keys = ['Enter', 'Enter', 'Escape', 'Tab', 'Space', 'ArrowDown'] as const

/** Each move as often as its weight. */
const weighted = moves.flatMap((move) => Array.from({ length: move[0] }, () => move))

/** Switches to another tab or opens one. */
async function otherTab({ page, chance }: MoveContext): Promise<Page> {
  const pages = page.context().pages()
  const isNew = pages.length < 3 && chance.chance(0.5)
  const other = isNew ? await page.context().newPage() : chance.pick([page, ...pages])
  await other.bringToFront()
  if (isNew) await other.goto('/debts', { waitUntil: 'commit' })
  return other
}

/** Closes tabs that links have opened outside the portal. */
async function closeStrays(page: Page): Promise<Page> {
  for (const tab of page.context().pages()) {
    if (tab !== page && !tab.url().startsWith(origins.real)) await tab.close()
  }
  return page
}

/** Makes the next move; a failed move is logged, not thrown. */
export async function makeMove(context: MoveContext): Promise<{ page: Page; what: string }> {
  const { page, chance, user, destination } = context
  const failed = (error: unknown) => String(error).split('\n')[0]
  // Few logins succeed over the bad network, so most sessions are stored directly.
  if (user === null && destination && chance.chance(0.6)) {
    const email = chance.pick(emails)
    // Leaving the page cancels a pending login.
    await page.goto('/about', { waitUntil: 'commit' })
    await context.enter(page, email)
    await page.goto(destination, { waitUntil: 'commit' })
    return { page, what: `let in: ${email}` }
  }
  if (user === null && destination && chance.chance(0.7)) {
    const login = `/login?redirect=${encodeURIComponent(destination)}`
    if (!page.url().includes('/login')) await page.goto(login, { waitUntil: 'commit' })
    return { page, what: `log in: ${await logInAsAnybody(page, chance).catch(failed)}` }
  }
  if (chance.chance(0.03)) {
    const other = await otherTab(context)
    return { page: await closeStrays(other), what: 'other tab' }
  }
  const [, name, move] = weighted[Math.floor(chance.next() * weighted.length)] ?? moves[0]
  const done = await move(context).catch(failed)
  return { page: await closeStrays(page), what: `${name}: ${done ?? ''}` }
}
