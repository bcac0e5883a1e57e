import type { Page } from '@playwright/test'
import { createDice, type Dice } from '../support/chaos-dice'
import { longestLateMs } from '../support/chaos-proxy'
import { makeMove } from '../support/monkey-moves'
import { startRound } from '../support/monkey-round'
import { type Canaries, expectWholeScreen } from '../support/monkey-watch'
import { origins } from '../support/origins'
import { expect, people, test } from '../support/own-api'

// SEED=7 ROUNDS=20 SECONDS=60 uses another seed and runs longer.
const firstSeed = Number(process.env.SEED ?? 1)
const rounds = Number(process.env.ROUNDS ?? 3)
const seconds = Number(process.env.SECONDS ?? 12)

const forVisitors = [
  ...['/login', '/register', '/request-activation', '/request_password_reset'],
  ...['/reset_password/MQ/t-1', '/activate/MQ/t-1', '/password_reset_sent'],
]
const forMembers = [
  ...['/', '/debts', '/add-debt', '/add-debt?by=csv', '/debt-detail/1', '/debt-detail/2?tab=notes'],
  ...['/debt-detail/3?tab=invoices', '/debt-detail/4?tab=addresses', '/debt-detail/1?tab=contacts'],
  ...['/debt-detail/5?tab=payments', '/first-debt', '/register-details', '/client-settings'],
  ...['/about', '/admin', '/nowhere'],
]

const clientsToCheck = [people.withDebts, people.ofAnotherClient, people.withoutDebts]

/** The share of visitors' screens; logged-in screens have more to do. */
const shareOf = (screen: string) => (forVisitors.includes(screen) ? 1 : 3)

/** Each round visits a third of the screens, so that there is time to act on them. */
const screensOf = (round: number, chance: Dice) =>
  [forVisitors, forMembers].flatMap((list) =>
    chance.shuffled(list.filter((_, index) => index % 3 === round % 3)),
  )

for (let round = 0; round < rounds; round += 1) {
  const seed = firstSeed + round
  test(`a monkey on a bad network breaks nothing, seed ${seed}`, async ({
    context,
    server,
    ownApi,
  }) => {
    test.setTimeout(seconds * 1000 + test.info().timeout)
    const debtsOf = async (email: string) => {
      const { access } = await server.logIn(email)
      const headers = { Authorization: `JWT ${access}` }
      const debtors = await (await fetch(`${ownApi}/api/v1/debtor/`, { headers })).json()
      return debtors as { company_name: string | null; customer_ref: string | null }[]
    }
    const companiesOf = async (email: string) => {
      const debts = await debtsOf(email)
      return debts.flatMap((one) => one.company_name ?? [])
    }
    const canaries: Canaries = [
      [1, ['Dana Demo', ...(await companiesOf(people.withDebts))]],
      [2, ['Otis Other', ...(await companiesOf(people.ofAnotherClient))]],
      [3, ['Nora Noclient']],
      [4, ['Nils Nodebts']],
    ]
    const chance = createDice(seed)
    const screens = screensOf(round, chance)
    const world = await startRound(context, ownApi, seed, canaries)
    const expire = () => server.set({ fail: 'expire-access' })
    const enter = async (inPage: Page, email: string) => {
      const { access, refresh } = await server.logIn(email)
      world.enter(access)
      await inPage.evaluate(
        (pair) => {
          for (const [name, token] of Object.entries(pair)) localStorage.setItem(name, token)
        },
        { refresh, access },
      )
    }
    /** The monkey types each name once, so two debts with one name are a duplicate. */
    const debtsAddedTwice = async () => {
      const debts = (await Promise.all(clientsToCheck.map(debtsOf))).flat()
      const names = debts.flatMap(({ company_name }) =>
        /\bmk\d+x\b/.test(company_name ?? '') ? [String(company_name)] : [],
      )
      const resent = world.resentByBrowser()
      return names
        .filter((name, index) => names.indexOf(name) !== index)
        .filter((name) => !resent.some((body) => body.includes(`"${name}"`)))
    }
    const log: string[] = []
    let page: Page = await context.newPage()
    let user: number | null = null

    const inspect = async () => {
      user = await expectWholeScreen(page)
      world.saw(user)
      expect(world.faults()).toEqual([])
    }
    const begun = Date.now()
    const whole = screens.reduce((sum, screen) => sum + shareOf(screen), 0)
    try {
      let until = begun
      for (const screen of screens) {
        const destination = forVisitors.includes(screen) ? null : screen
        until += (seconds * 1000 * shareOf(screen)) / whole
        log.push(`goto ${screen}`)
        await page.goto(screen, { waitUntil: 'commit' })
        await inspect()
        // Wait for controls to appear, but not for the slowest responses.
        const loading = page
          .getByRole('main')
          .getByText(/^Loading/)
          .first()
        await loading.waitFor({ state: 'detached', timeout: 1500 }).catch(() => {})
        while (Date.now() < until) {
          world.pressed(page)
          const result = await makeMove({ page, chance, user, destination, expire, enter })
          page = result.page
          log.push(`${result.what} @ ${page.url().replace(origins.real, '')}`)
          await inspect()
        }
      }
      await page.goto('about:blank')
      await new Promise((resolve) => setTimeout(resolve, longestLateMs + 1_000))
      expect(await debtsAddedTwice()).toEqual([])
    } catch (error) {
      throw new Error(`SEED=${seed}\n${log.slice(-40).join('\n')}\n${error}`, { cause: error })
    } finally {
      world.close()
    }
  })
}
