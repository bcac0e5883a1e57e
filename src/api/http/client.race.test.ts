import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { session } from '@/session/session'
import { http } from './client'

type User = 'A' | 'B'
type RefreshMode = 'rotates' | 'keeps' | 'refuses' | 'fails'
type Step = 'read' | 'write' | 'expire' | 'log out' | User | RefreshMode

const tokenOf = (user: User, serial: number) =>
  `h.${btoa(JSON.stringify({ user_id: user, serial })).replaceAll('=', '')}.s`
const userOf = (token: string): User => JSON.parse(atob(token.split('.')[1] ?? '')).user_id

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  session.end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server whose responses arrive in the scheduler's order; it records violations. */
function startServer(scheduler: fc.Scheduler) {
  // Recorded, because the portal treats a thrown error as a failed request.
  const faults: unknown[] = []
  let serial = 0
  let mode: RefreshMode = 'rotates'
  let refreshing = 0
  const live = new Set<string>()
  const issued: { access: string; refresh: string }[] = []
  const issue = (user: User, refresh?: string) => {
    serial += 1
    const pair = { access: tokenOf(user, serial), refresh: refresh ?? `refresh-${user}-${serial}` }
    live.add(pair.access).add(pair.refresh)
    issued.push(pair)
    return pair
  }

  function refresh(token: string): Response {
    if (mode === 'fails') return new Response('', { status: 503 })
    if (mode === 'refuses' || !live.has(token)) return Response.json({}, { status: 401 })
    const user = token.split('-')[1] as User
    if (mode === 'keeps') return Response.json({ access: issue(user, token).access })
    live.delete(token)
    return Response.json(issue(user))
  }

  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    const header = request.headers.get('authorization')
    // A request's token is that of the session at the time it is sent.
    if (header && header !== `JWT ${localStorage.getItem('access')}`)
      faults.push(`${pathname} with a token that is not stored`)
    const isRefresh = pathname.endsWith('/jwt/refresh/')
    if (header && !isRefresh && userOf(header.slice(4)) !== searchParams.get('by'))
      faults.push(`a call of ${searchParams.get('by')} as another`)
    if (isRefresh) {
      refreshing += 1
      if (refreshing > 1) faults.push('two refreshes at a time')
    }
    const body = isRefresh ? ((await request.json()) as { refresh: string }) : null
    await scheduler.schedule(Promise.resolve(), pathname)
    if (body) {
      const answer = refresh(body.refresh)
      await scheduler.schedule(Promise.resolve(), 'answer of the refresh')
      refreshing -= 1
      return answer
    }
    const isGood = header !== null && live.has(header.slice(4))
    return Response.json({}, { status: isGood ? 200 : 401 })
  })

  return {
    faults,
    issue,
    set: (next: RefreshMode) => {
      mode = next
    },
    expire: () => {
      for (const { access } of issued) live.delete(access)
    },
    expectPairIssuedTogether() {
      const stored = session.tokens()
      if (stored) expect(issued).toContainEqual(stored)
    },
  }
}

it('Z2: any order of calls, expiries, refreshes, logouts and logins keeps users apart', async () => {
  const step = fc.constantFrom<Step>(
    ...(['read', 'read', 'write', 'expire', 'expire', 'log out', 'A', 'B'] as const),
    ...(['rotates', 'keeps', 'refuses', 'fails'] as const),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 4, maxLength: 30 }),
      async (s, steps) => {
        localStorage.clear()
        const server = startServer(s)
        let current: User | null = null
        const call = (by: User, send: Promise<unknown>) =>
          send.then(
            // A response reaches only the user who requested it, while still logged in.
            () => expect(current).toBe(by),
            (thrown: unknown) => expect(Object(thrown).name).toMatch(/^(?:Failure|UserChanged)$/),
          )
        const act: Record<Step, () => unknown> = {
          read: () => current && call(current, http.get('data/', z.unknown(), byOf(current))),
          write: () =>
            current &&
            call(current, http.post('data/', z.unknown(), { ...byOf(current), json: 1 })),
          expire: server.expire,
          'log out': () => {
            session.end()
            current = null
          },
          A: () => logIn('A'),
          B: () => logIn('B'),
          rotates: () => server.set('rotates'),
          keeps: () => server.set('keeps'),
          refuses: () => server.set('refuses'),
          fails: () => server.set('fails'),
        }
        const byOf = (by: User) => ({ query: { by } })
        const logIn = (user: User) => {
          session.start(server.issue(user))
          current = user
        }
        logIn('A')
        for (const next of steps) {
          const begun = act[next]()
          if (begun instanceof Promise) begun.catch((fault: unknown) => server.faults.push(fault))
          if (s.count() > 0) await s.waitOne()
          await vi.advanceTimersByTimeAsync(30)
          server.expectPairIssuedTogether()
        }
        for (let rest = 0; rest < 60; rest += 1) {
          if (s.count() > 0) await s.waitOne()
          await vi.advanceTimersByTimeAsync(60)
          server.expectPairIssuedTogether()
        }
        expect(server.faults).toEqual([])
      },
    ),
    { numRuns: 300 },
  )
})
