import { type DefaultBodyType, HttpResponse, http } from 'msw'
import { currentStore } from '../current'
import type { Behaviour, World } from '../db'
import { isRecord } from '../drf/field'
import { switchFailure } from '../failures'
import { json } from '../http/responses'
import { seedWorld } from '../seed'

/** Calls that no real server has: the sent emails, a reset and the settings. */

/** Changes the server's settings. @throws Error for an unknown failure */
function changeBehaviour(world: World, { fail, ...changes }: Record<string, unknown>): Behaviour {
  if (fail !== undefined) switchFailure(world, fail === null ? null : String(fail))
  if (typeof changes.latency === 'number') changes.latency = [changes.latency, changes.latency]
  world.behaviour = { ...world.behaviour, ...changes }
  return world.behaviour
}

export const demoHandlers = [
  http.get('*/mock/outbox/', () =>
    currentStore().run((world) => json(world.mails.all().reverse())),
  ),
  http.post<never, DefaultBodyType>('*/mock/reset/', async ({ request }) => {
    const options: unknown = await request.json().catch(() => null)
    const debts = isRecord(options) ? Number(options.debts ?? 0) : 0
    await currentStore().reset(seedWorld({ debts }))
    return new HttpResponse(null, { status: 204 })
  }),
  http.post<never, DefaultBodyType>('*/mock/settings/', async ({ request }) => {
    const changes: unknown = await request.json()
    try {
      if (!isRecord(changes)) throw new Error('Expected an object.')
      return json(await currentStore().run((world) => changeBehaviour(world, changes)))
    } catch (error) {
      return json({ detail: error instanceof Error ? error.message : String(error) }, 400)
    }
  }),
]
