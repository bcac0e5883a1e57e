import type { Page } from '@playwright/test'
import { createDice, seedFor } from '../support/chaos-dice'
import { forms, noAction } from '../support/fuzz-forms'
import {
  type MutatedResponse,
  malformedResponse,
  mutatedResponse,
  refusedResponse,
} from '../support/fuzz-responses'
import { recordResponses, startFuzz } from '../support/fuzz-world'
import { expectWholeScreen } from '../support/monkey-watch'
import { expect, people, test } from '../support/own-api'

// SEED=7 ROUNDS=20 SECONDS=60 tries other responses, and more of them; the seed sets the order as well.
const firstSeed = Number(process.env.SEED ?? 1)
const rounds = Number(process.env.ROUNDS ?? 1)
/** Nothing new is begun after that. */
const budgetMs = Number(process.env.SECONDS ?? 12) * 1_000

/** Every screen that reads, with its requests. */
const screens: [path: string, ...calls: [string, ...string[]]][] = [
  ['/', 'debtor/', 'auth/users/me/'],
  ['/debts', 'debtor/'],
  ['/debt-detail/1', 'debtor/1'],
  ['/debt-detail/1?tab=payments', 'debtor/1'],
  ['/debt-detail/1?tab=notes', 'debt_notes/'],
  ['/debt-detail/1?tab=invoices', 'invoice/'],
  ['/debt-detail/1?tab=addresses', 'debtor_address/'],
  ['/debt-detail/1?tab=contacts', 'debtor_contact/'],
  ['/add-debt', 'auth/users/me/'],
  ['/add-debt?by=csv', 'auth/users/me/'],
  ['/first-debt', 'auth/users/me/', 'debtor/'],
  ['/register-details', 'auth/users/me/'],
  ['/client-settings', 'clients/', 'client_settings/', 'auth/users/me/'],
  ['/admin', 'auth/users/me/'],
  ['/about', 'auth/users/me/'],
]

/** Waits until nothing is pending and a message reports the result. */
async function expectSaid(page: Page) {
  await expectWholeScreen(page)
  await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0)
  await expectWholeScreen(page)
}

/** A screen that could not read everything shows an error and an action. */
const expectWayOut = (page: Page) =>
  expect(
    page
      .getByRole('main')
      .getByRole('button', { name: 'Try again' })
      .or(page.getByText(/could not/))
      .first(),
  ).toBeVisible()

/** Restores or clears a session; runs in the page. */
function enterOnce(tokens: Record<string, string>) {
  if (location.protocol === 'about:' || sessionStorage.getItem('begun')) return
  sessionStorage.setItem('begun', 'yes')
  localStorage.clear()
  for (const [key, token] of Object.entries(tokens)) localStorage.setItem(key, token)
}

/** By the name in the seed, which keeps earlier seeds reproducible. */
const mutations = [
  ['bent', mutatedResponse],
  ['broken', malformedResponse],
] as const

for (let round = 0; round < rounds; round += 1) {
  const seed = firstSeed + round
  const stepTitle = (screen: string, call: string, { description }: MutatedResponse) =>
    `SEED=${seed} ${screen}, ${call}: ${description}`

  test(`a screen handles any response, seed ${seed}`, async ({ context, server, ownApi }) => {
    test.setTimeout(180_000)
    const pair = await server.logIn(people.withDebts)
    const responses = await recordResponses(ownApi, pair)
    const world = await startFuzz(context, responses)
    const open = async ([path, ...calls]: (typeof screens)[number]) => {
      const page = await context.newPage()
      await page.addInitScript(enterOnce, { ...pair })
      for (const [kind, mutate] of mutations) {
        const chance = createDice(seedFor(seed, `${path} ${kind}`))
        const call = `GET ${chance.pick(calls)}`
        const mutant = mutate(chance, responses.get(call) ?? null)
        await test.step(stepTitle(path, call, mutant), async () => {
          world.mutate(call, mutant)
          await page.goto(path, { waitUntil: 'commit' })
          await expect
            .poll(world.requestCount, { message: 'the mutated response was requested' })
            .toBeGreaterThan(0)
          await expectSaid(page)
          if (mutate === malformedResponse && !call.endsWith('/me/')) await expectWayOut(page)
          expect(world.faults).toEqual([])
        })
      }
      await page.close()
    }
    const until = Date.now() + budgetMs
    for (const screen of createDice(seed).shuffled(screens)) {
      if (Date.now() < until) await open(screen)
    }
  })

  test(`a form handles any response, seed ${seed}`, async ({ context, server, ownApi }) => {
    test.setTimeout(180_000)
    const pair = await server.logIn(people.withDebts)
    const responses = await recordResponses(ownApi, pair)
    const world = await startFuzz(context, responses)
    const until = Date.now() + budgetMs
    for (const { path, call, send, isForVisitors } of createDice(seed).shuffled(forms)) {
      if (Date.now() > until) break
      const chance = createDice(seedFor(seed, path + call))
      const mutant = chance.pick([mutatedResponse, malformedResponse, refusedResponse])(
        chance,
        responses.get(call) ?? null,
      )
      const page = await context.newPage()
      await page.addInitScript(enterOnce, isForVisitors ? {} : { ...pair })
      await test.step(stepTitle(path, call, mutant), async () => {
        world.mutate(call, mutant)
        await page.goto(path)
        const heading = page.getByRole('heading', { level: 1 })
        const before = isForVisitors && send === noAction ? '' : await heading.innerText()
        await send(page)
        await expect
          .poll(world.requestCount, { message: 'the mutated response was requested' })
          .toBe(1)
        const messages = async () => [
          ...(await page.locator('[role=alert], [role=status]').allInnerTexts()),
          (await heading.allInnerTexts()).join().replace(before, ''),
        ]
        await expect.poll(async () => (await messages()).join('').trim()).not.toBe('')
        await expectSaid(page)
        expect(world.faults).toEqual([])
        const stored = await page.evaluate(() => Object.values(localStorage).join(' '))
        expect(stored).not.toMatch(/undefined|null|object|NaN/)
      })
      await page.close()
    }
  })
}
