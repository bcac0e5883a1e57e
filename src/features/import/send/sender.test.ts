import type { QueryClient } from '@tanstack/react-query'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createQueryClient } from '@/query-client'
import { hasDrafts } from '@/session/drafts'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import {
  changeSheet,
  importState,
  isImportRunning,
  openFile,
  openStep,
  runCommand,
} from '../import-draft'
import { Sheet } from '../sheet/sheet'
import {
  api,
  manyDebts,
  type PostHandler,
  serveImports,
  threeDebts,
  tokens,
} from '../testing/server'
import { setWish, startRound } from './sender'

serveImports()

let queryClient: QueryClient
beforeEach(() => {
  queryClient = createQueryClient()
})

const open = (text: string) => openFile(new File([text], 'debts.csv'))
const start = (phase: Parameters<typeof startRound>[1] = 'comparing') =>
  startRound(queryClient, phase)
const importAll = async (text = threeDebts) => {
  await open(text)
  await start()
}

/** The number of rows added of those confirmed, the phase, and why it stopped. */
const result = () => {
  const { phase, stopReason, summary } = importState()
  const { added = 0, refused = 0, ready = 0, notConfirmed = 0 } = summary?.counts ?? {}
  return [phase, added, added + refused + ready + notConfirmed, stopReason]
}
const messages = () => snackbar.queue().map(({ colour, message }) => `${colour}: ${message}`)
const thanks = 'success: Thank you. Our collection team will be in touch within 1 working day.'
const posted = () => api.posts.map((bodies) => bodies.map(({ customer_ref }) => customer_ref))

/** The rows that were not added, with their reasons. */
async function failedRows() {
  const lost = await runCommand((sheet) => sheet.rows('not-confirmed', 1))
  const rows = [...lost, ...(await runCommand((sheet) => sheet.rows('to-fix', 1)))]
  return rows.map(({ rowNumber, errors }) => [rowNumber, ...errors].join(' '))
}

/** Stores the first rows, and loses the response. */
const loseResponse =
  (stored: number): PostHandler =>
  (bodies) => {
    if (stored > 0) api.create(bodies.slice(0, stored))
    return HttpResponse.error()
  }

/** Calls back before a batch is answered. */
const during =
  (act: () => void): PostHandler =>
  (bodies) => {
    act()
    return api.create(bodies)
  }

const broken = () => HttpResponse.json({ detail: 'Broken.' }, { status: 400 })
const respond = (status: number, body: object) => () => HttpResponse.json(body, { status })

describe('an import', () => {
  it.each([
    [{ detail: 'Your account is closed.' }, 'Your account is closed.'],
    [{}, 'The server refused this row without a reason'],
  ])('shows at each row why the whole list was refused: %j', async (body, reason) => {
    api.postHandlers = [respond(403, body)]
    await importAll()
    expect(api.posts).toHaveLength(1)
    expect(result()).toEqual(['finished', 0, 3, null])
    expect(await failedRows()).toEqual([2, 3, 4].map((row) => `${row} ${reason}`))
    expect(messages()).toEqual(['error: 3 rows were not added. The reasons are on the page.'])
  })

  it.each([
    [401, { detail: 'No.' }, 'Your session has ended. Continue once you are logged in.'],
    [413, {}, 'This is too large to send.'],
    [429, {}, 'Too many attempts. Try again in a moment.'],
  ])(
    'stops when a batch is answered %i, and sends the rest on a press',
    async (status, body, text) => {
      api.postHandlers = [api.create, respond(status, body)]
      await importAll(manyDebts(150))
      expect(result()).toEqual(['stopped', 100, 150, text])
      expect(messages()).toEqual([`error: ${text}`])
      expect(hasDrafts()).toBe(true)
      session.start(tokens)
      await start('sending')
      expect(result()).toEqual(['finished', 150, 150, null])
      expect(new Set(api.references()).size).toBe(150)
    },
  )

  it.each([
    ['compare', 0],
    ['batch', 0],
    ['recordResults', 1],
  ] as const)('sends no more when the sheet fails to %s', async (command, requests) => {
    vi.spyOn(Sheet.prototype, command).mockImplementation(() => {
      throw new Error('Odd.')
    })
    await importAll()
    expect(api.posts).toHaveLength(requests)
    const text = 'The file could not be read in this browser. Choose the file again.'
    expect(messages().at(-1)?.endsWith(text)).toBe(true)
    expect(isImportRunning()).toBe(false)
  })
})

const unsure = 'The last rows may not have been saved: the server did not confirm them'

describe('an import whose response is lost', () => {
  it.each([
    ['none', 0],
    ['2', 2],
  ])('looks for its rows, finds %s of them, and sends only the others', async (count, stored) => {
    let wasLooking = false
    api.onList = () => {
      wasLooking ||= importState().phase === 'looking'
      return undefined
    }
    api.postHandlers = [loseResponse(stored)]
    await importAll()
    expect(wasLooking).toBe(true)
    const message = `${unsure}. Your list of debts has ${count} of them.`
    expect(result()).toEqual(['stopped', stored, 3, message])
    const lost = [2, 3, 4].slice(stored)
    const reason = 'This debt may not have been saved: the server did not confirm it'
    expect(await failedRows()).toEqual(lost.map((row) => `${row} ${reason}`))

    await start('looking')
    const nothingNew = `${unsure}. Your list of debts has none of them.`
    expect(result()).toEqual(['stopped', stored, 3, nothingNew])
    expect(api.posts).toHaveLength(1)
    await start('sending')
    expect(posted()).toEqual([['A-1', 'B-2', 'C-3'], ['A-1', 'B-2', 'C-3'].slice(stored)])
    expect(result()).toEqual(['finished', 3, 3, null])
    expect(importState().summary?.totals.added).toBe(1_690_000)
  })

  it('stops when the list has all rows of a batch, unless it was the last one', async () => {
    api.postHandlers = [loseResponse(100), loseResponse(50)]
    await importAll(manyDebts(150))
    const message =
      'The server did not confirm the last rows, but your list of debts has all of them.'
    expect([result(), messages()]).toEqual([['stopped', 100, 150, message], [`error: ${message}`]])
    await start('sending')
    expect(result()).toEqual(['finished', 150, 150, null])
    expect(messages()).toEqual([thanks])
  })

  it('says when the list has its rows twice, also when all are added', async () => {
    const twice: (typeof api.postHandlers)[number] = (bodies) => {
      api.create(bodies)
      return loseResponse(100)(bodies)
    }
    api.postHandlers = [twice, twice]
    await importAll(manyDebts(101))
    const copied = expect.stringMatching(/Some of these debts are in your list more than once/)
    expect(result()).toEqual(['stopped', 100, 101, copied])
    await start('sending')
    expect(result()).toEqual(['finished', 101, 101, copied])
  })

  it('says so too when the browser has repeated a request and got the second response', async () => {
    api.postHandlers = [
      (bodies) => {
        api.create(bodies)
        return api.create(bodies)
      },
    ]
    await importAll()
    expect(result()).toEqual(['finished', 3, 3, expect.stringMatching(/more than once/)])
  })

  it('says that the list has all rows, also where the response has the others', async () => {
    api.postHandlers = [
      (bodies) => {
        api.create(bodies)
        return HttpResponse.json(api.stored.slice(1), { status: 201 })
      },
    ]
    await importAll(manyDebts(101))
    expect(result()).toEqual(['stopped', 100, 101, expect.stringMatching(/has all of them/)])
  })

  it.each([
    [broken, 'Broken.'],
    [HttpResponse.error, 'We could not reach the server. Check your connection, then continue.'],
    [respond(500, {}), 'The server is not responding. Wait a minute, then continue.'],
  ])('sends nothing again while the list cannot be read', async (answer, text) => {
    api.postHandlers = [loseResponse(3)]
    api.onList = () => (api.posts.length > 0 ? answer() : undefined)
    await importAll()
    const message = `${unsure}, and your list of debts could not be read. ${text}`
    expect(result()).toEqual(['stopped', 0, 3, message])
    await start('sending')
    await start('looking')
    expect(result()).toEqual(['stopped', 0, 3, message])
    api.onList = () => undefined
    await start('looking')
    expect(result()).toEqual(['finished', 3, 3, null])
    expect(api.posts).toHaveLength(1)
  })

  it.each([
    [3, ['finished', 3, 3, null]],
    [1, ['stopped', 1, 3, `${unsure}. Your list of debts has 1 of them.`]],
  ])('sends none of its rows again when %i arrive just before', async (count, outcome) => {
    api.postHandlers = [loseResponse(0)]
    await importAll()
    const arrive = () => void api.create((api.posts[0] ?? []).slice(0, count))
    const reads = [() => undefined, arrive]
    api.onList = () => reads.shift()?.()
    await start('sending')
    expect([result(), api.posts.length]).toEqual([outcome, 1])
  })

  it('is not found as the debt of another date', async () => {
    api.postHandlers = [loseResponse(0)]
    await importAll()
    api.add('Alder Ltd', 'A-1', 1000, '2024-03-01')
    await start('looking')
    expect(importState().summary?.counts).toMatchObject({ added: 0, notConfirmed: 3 })
  })

  it('keeps its rows as not confirmed when they cannot be sent again', async () => {
    api.postHandlers = [loseResponse(0), respond(429, {})]
    await importAll()
    await start('sending')
    expect(importState().summary?.counts.notConfirmed).toBe(3)
    await start('sending')
    expect(result()).toEqual(['finished', 3, 3, null])
    expect(posted().map((bodies) => bodies.length)).toEqual([3, 3, 3])
  })
})

describe('a person', () => {
  it('sends the rest with the interest of the day', async () => {
    api.postHandlers = [during(() => setWish('pause'))]
    const dated = manyDebts(101).replaceAll('\n', ',01/01/2026\n')
    await importAll(`${dated.replace(',01/01/2026', ',Invoice date')},01/01/2026`)
    vi.setSystemTime(new Date('2026-04-11T12:00:00Z'))
    await start('sending')
    // 8.1 % of £101 over 69 days.
    expect(api.posts[1]?.[0]?.debtor_debt.interestDue).toBe(1.55)
  })

  it('sends the rest, of which a row is like an added one, and none that the list has got', async () => {
    api.postHandlers = [during(() => setWish('stop'))]
    await importAll(`${manyDebts(101)}\nDebtor 1 Ltd,R-1,7\n`)
    api.add('Debtor 101 Ltd', 'R-101', 101, null)
    await start('sending')
    expect(result()).toEqual(['finished', 101, 101, null])
    expect(posted()[1]).toEqual(['R-1'])
  })

  it('is thanked for a round that adds debts, and not for one that adds none', async () => {
    const refuse = respond(400, [{ customer_ref: ['No.'] }])
    api.postHandlers = [respond(400, [{}, {}, { customer_ref: ['No.'] }]), api.create, refuse]
    await importAll()
    const refused = 'error: 1 row was not added. The reasons are on the page.'
    expect([messages(), hasDrafts()]).toEqual([[thanks, refused], true])
    for (const { id } of snackbar.queue()) snackbar.close(id)
    await changeSheet((sheet) => sheet.edit(4, 'customer_ref', 'C-4'))
    openStep('review')
    await start()
    expect(result()).toEqual(['finished', 2, 3, null])
    expect(messages()).toEqual([refused])
  })

  it('cannot start a second round while one is running', async () => {
    await open(threeDebts)
    await Promise.all([start(), start()])
    expect(posted()).toEqual([['A-1', 'B-2', 'C-3']])
    expect(result()).toEqual(['finished', 3, 3, null])
  })

  it('can stop before anything is sent', async () => {
    api.onList = () => void setWish('stop')
    await importAll()
    expect(importState()).toMatchObject({ step: 'review', stopReason: null, phase: null })
    expect(api.posts).toEqual([])
  })

  it('can pause before anything is sent, then stop', async () => {
    api.onList = () => void setWish('pause')
    await importAll()
    expect(result()).toEqual(['paused', 0, 3, null])
    expect([isImportRunning(), messages()]).toEqual([true, []])
    setWish('stop')
    expect(result()).toEqual(['stopped', 0, 3, expect.stringMatching(/^You stopped/)])
    expect(api.posts).toEqual([])
  })
})

describe('before anything is sent, an import', () => {
  it('sends nothing when the list has all of its rows', async () => {
    await importAll()
    snackbar.close(snackbar.queue()[0]?.id ?? 0)
    await importAll()
    const text =
      'Nothing was sent. All of these rows are already in your list of debts. They are under “Left out”.'
    const { step, stopReason, phase, summary } = importState()
    expect([step, stopReason, phase, summary?.counts.leftOut]).toEqual(['review', text, null, 3])
    expect(messages()).toEqual([`error: ${text}`])
    expect(api.posts).toHaveLength(1)
  })

  it('sends nothing while another tab is importing, or when the lock fails, and shows no message of the browser', async () => {
    let isHeldElsewhere = true
    const request = vi.fn(
      (_name, { ifAvailable }: LockOptions, run: LockGrantedCallback<unknown>) =>
        run(isHeldElsewhere && ifAvailable ? null : { name: 'import', mode: 'exclusive' }),
    )
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
    await importAll()
    expect(importState().stopReason).toMatch(/^Nothing was sent\. Another tab of this browser/)
    expect(api.posts).toEqual([])
    expect(request.mock.calls[0]?.[0]).toBe('import:7')
    request.mockRejectedValueOnce(new DOMException('The operation is insecure.'))
    await start()
    expect(importState().stopReason).toMatch(/^Nothing was sent\. An unexpected error occurred/)
    isHeldElsewhere = false
    await start()
    expect(result()).toEqual(['finished', 3, 3, null])
  })
})
