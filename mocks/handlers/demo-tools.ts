import { type DefaultBodyType, HttpResponse, http } from 'msw'
import { currentStore } from '../current'
import { isRecord } from '../drf/field'
import { json } from '../http/responses'
import { seedWorld } from '../seed'
import { changeBehaviour } from '../settings'

/** Calls that no real server has: the sent emails, a reset and the settings. */
export const demoToolHandlers = [
  http.get('*/mock/outbox/', () =>
    currentStore().run((world) => json(world.mails.all().reverse())),
  ),
  http.post<never, DefaultBodyType>('*/mock/reset/', async ({ request }) => {
    const settings: unknown = await request.json().catch(() => null)
    const debts = isRecord(settings) ? Number(settings.debts ?? 0) : 0
    await currentStore().reset(seedWorld({ debts }))
    return new HttpResponse(null, { status: 204 })
  }),
  http.post<never, DefaultBodyType>('*/mock/settings/', async ({ request }) => {
    const settings: unknown = await request.json()
    if (!isRecord(settings)) return json({ detail: 'Expected an object.' }, 400)
    try {
      const behaviour = await currentStore().run((world) => changeBehaviour(world, settings))
      return json(behaviour)
    } catch (error) {
      return json({ detail: error instanceof Error ? error.message : String(error) }, 400)
    }
  }),
]
