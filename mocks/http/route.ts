import { delay, HttpResponse, http, type RequestHandler } from 'msw'
import { currentStore } from '../current'
import type { UserRow, World } from '../db'
import { failureOf } from '../failures'
import { authenticate } from '../tokens'
import { type Parser, parseBody } from './parse-body'
import { json, notFound, Refusal } from './responses'

export interface Call<User = UserRow> {
  request: Request
  url: URL
  params: Record<string, string>
  world: World
  user: User
  /**
   * The parsed body.
   * @throws Refusal with status 400 or 415
   */
  data: () => unknown
}

type View<User> = (call: Call<User>) => Response | Promise<Response>
type Views<User> = Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', View<User>>>

interface Options {
  accepts?: readonly Parser[]
  /** A GET without the closing slash is served instead of redirected when the id is a number. */
  slashless?: boolean
  /** Login and refresh ignore the header. */
  ignoresHeader?: boolean
}

const base = '/api/v1/'
const anyBody: readonly Parser[] = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
]
const negotiable = /^$|\*\/\*|application\/(\*|json)|text\/(\*|html)/

/** A route for authenticated users. The path is below /api/v1/ and ends with a slash. */
export const privateRoute = (path: string, views: Views<UserRow>, options: Options = {}) =>
  route(path, { ...options, needsUser: true }, views as Views<UserRow | null>)

/** A public route, where a stale header is refused all the same. */
export const openRoute = (path: string, views: Views<UserRow | null>, options: Options = {}) =>
  route(path, { ...options, needsUser: false }, views)

/**
 * The record with the id in the path.
 * @throws Refusal with status 404, also for another client's record
 */
export function recordInPath<Row>({ params }: Call, get: (id: number) => Row | undefined): Row {
  const row = /^\d+$/.test(params.id ?? '') ? get(Number(params.id)) : undefined
  if (row === undefined) throw notFound()
  return row
}

/**
 * A number in the query, to filter a list by; null when it is absent.
 * @throws Refusal with status 400 when it is not a number
 */
export function numberInQuery({ url }: Call, name: string): number | null {
  const text = url.searchParams.get(name)?.trim() ?? ''
  if (text === '') return null
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new Refusal(400, { [name]: ['Enter a number.'] })
  return Number(text)
}

function route(
  path: string,
  options: Options & { needsUser: boolean },
  views: Views<UserRow | null>,
): RequestHandler[] {
  type Info = { request: Request; params: Record<string, string | readonly string[] | undefined> }

  async function respond({ request, params }: Info) {
    const data = await parseBody(request.clone(), options.accepts ?? anyBody)
    const url = new URL(request.url)
    const call = {
      ...{ request, url, data },
      params: Object.fromEntries(Object.entries(params).map(([name, id]) => [name, String(id)])),
    }
    const body = bodyIfValid(data)
    const { latency, fail } = await currentStore().run((world) => ({
      latency: world.behaviour.latency,
      fail: failureOf(world, `${request.method} ${url.pathname.split(base)[1] ?? ''}`, body),
    }))
    const [from, to] = latency
    if (to > 0) await delay(from + Math.random() * (to - from))
    const run = (other?: unknown) =>
      currentStore().run((world) =>
        execute({ ...call, ...(other !== undefined && { data: () => other }) }, world),
      )
    return fail ? fail(run, body) : run()
  }

  async function execute(call: Omit<Call, 'world' | 'user'>, world: World): Promise<Response> {
    const { request } = call
    try {
      if (!negotiable.test(request.headers.get('accept') ?? '')) {
        throw new Refusal(406, { detail: 'Could not satisfy the request Accept header.' })
      }
      const user = options.ignoresHeader ? null : authenticate(request, world, options.needsUser)
      const view = views[request.method as keyof Views<null>] ?? methodNotAllowed(request, views)
      return await view({ ...call, world, user })
    } catch (error) {
      if (error instanceof Refusal) return json(error.body, error.status, error.headers)
      throw error
    }
  }

  return [
    http.all(`*${base}${path}`, respond),
    http.all(`*${base}${path.replace(/\/$/, '')}`, (info) => {
      const { request, params } = info
      const isServed =
        options.slashless && request.method === 'GET' && /^\d+$/.test(String(params.id))
      return isServed ? respond(info) : redirectToSlash(request)
    }),
  ]
}

function bodyIfValid(data: () => unknown): unknown {
  try {
    return data()
  } catch {
    return undefined
  }
}

function methodNotAllowed({ method }: Request, views: object): never {
  const allowed = Object.keys(views)
  const reads = allowed.includes('GET') ? ['HEAD'] : []
  throw new Refusal(
    405,
    { detail: `Method "${method}" not allowed.` },
    { Allow: [...allowed, ...reads, 'OPTIONS'].join(', ') },
  )
}

function redirectToSlash(request: Request) {
  const { pathname, search } = new URL(request.url)
  return new HttpResponse(null, {
    status: 301,
    headers: { Location: `${pathname}/${search}`, 'Content-Type': 'text/html; charset=utf-8' },
  })
}
