import { expect, test } from '../support/fixtures'
import { logInAndVisit, states, stopClock } from '../support/states'

/** Accessibility trees of the main screens: review the snapshots when they change. */
const read = [
  { name: 'login', of: 'body' },
  { name: 'register-errors', of: 'main' },
  { name: 'list-short', of: 'main' },
  { name: 'debt-detail-1', of: 'main' },
  { name: 'debt-detail-1-statement', of: 'main' },
  { name: 'import-review', of: 'main' },
]
const short = { name: 'list-short', as: 'withDebts', path: '/?q=joinery' } as const

for (const { name, of } of read) {
  test(`the accessibility tree of ${name} matches its snapshot`, async ({ page }) => {
    const state = [short, ...states].find((each) => each.name === name)
    if (!state) throw new Error(`There is no state "${name}"`)
    await stopClock(page)
    await logInAndVisit(page, state)
    await expect(page.locator(of)).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
  })
}
