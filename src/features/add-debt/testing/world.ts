// A fake server that stores the debts, notes and invoices of the tests of Add debt.
import { HttpResponse, http, type JsonBodyType } from 'msw'
import { afterEach, beforeEach, vi } from 'vitest'
import { useCreateDebtor } from '@/api/debtor/create'
import { hookValue } from '@/api/testing/server'
import { session } from '@/session/session'
import { setUpServer } from '@/testing/fake-server'

const tokens = { access: `x.${btoa('{"user_id":1}')}.x`, refresh: 'r' }

type Body = Record<string, unknown>
type Responder = (body: Body) => Response

export const json =
  (status: number, body: JsonBodyType): Responder =>
  () =>
    HttpResponse.json(body, { status })

/** The state of the fake server, and its next responses. */
export const world = {
  stored: [] as Body[],
  posts: [] as Body[],
  uploads: [] as string[],
  notes: [] as Body[],
  /** Consumed by the next saves; afterwards saves succeed. */
  responses: [] as Responder[],
  /** Files refused once. */
  refusedFiles: [] as string[],
  /** Consumed by the next notes. */
  noteResponses: [] as Responder[],
}

/** The portal remembers the ids it has created, so no test repeats one of another. */
let lastId = 39

/** Saves a debt like the real server. */
export const save = (body: Body) => {
  lastId += 1
  const id = lastId
  const owned = (list: unknown) =>
    Array.isArray(list) ? list.map((item, place) => ({ ...item, id: place + 1, debtor: id })) : []
  const record = {
    ...body,
    id,
    debtor_addresses: owned(body.debtor_addresses),
    debtor_contacts: owned(body.debtor_contacts),
    debtor_debt: { ...(body.debtor_debt as object), id: 900 + id },
  }
  world.stored.push(record)
  return HttpResponse.json(record, { status: 201 })
}

const keepNote = (body: Body) => {
  lastId += 1
  const record = { ...body, id: lastId }
  world.notes.push(record)
  return HttpResponse.json(record, { status: 201 })
}

const handlers = [
  http.get('*/api/v1/debtor/', () => HttpResponse.json(world.stored)),
  http.get('*/api/v1/debtor/:id', ({ params }) =>
    HttpResponse.json(world.stored.find(({ id }) => String(id) === params.id)),
  ),
  http.get('*/api/v1/debt_notes/', () => HttpResponse.json(world.notes)),
  http.post('*/api/v1/debt_notes/', async ({ request }) => {
    const body = (await request.json()) as Body
    return (world.noteResponses.shift() ?? keepNote)(body)
  }),
  http.post('*/api/v1/debtor/', async ({ request }) => {
    const body = (await request.json()) as Body
    world.posts.push(body)
    return (world.responses.shift() ?? save)(body)
  }),
  http.post('*/api/v1/invoice/', async ({ request }) => {
    const form = await request.formData()
    const file = form.get('invoice_file')
    const name = file instanceof File ? file.name : ''
    world.uploads.push(`${form.get('debt')} ${name}`)
    if (world.refusedFiles.includes(name)) {
      world.refusedFiles = world.refusedFiles.filter((refused) => refused !== name)
      return HttpResponse.json({ invoice_file: ['Unreadable.'] }, { status: 400 })
    }
    return HttpResponse.json({ id: ++lastId, debt: Number(form.get('debt')), invoice_file: name })
  }),
]

/** Resets server, session and date before each test. */
export function startWorld() {
  const server = setUpServer({}, handlers)
  beforeEach(() => {
    for (const list of Object.values(world)) list.length = 0
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') })
    void session.start(tokens)
  })
  afterEach(() => {
    hookValue(useCreateDebtor).attempt?.dismiss()
    vi.useRealTimers()
  })
  return server
}
