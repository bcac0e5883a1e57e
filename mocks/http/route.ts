import { delay, HttpResponse, http, type RequestHandler } from 'msw'
import { type Access, authenticate } from '../authenticate'
import { currentStore } from '../current'
import type { World } from '../db'
import { type Misbehaviour, misbehaviour } from '../failures'
import type { UserRow } from '../rows'
import { type Parser, parseBody } from './parse-body'
import { json, Refusal, withETag } from './responses'

export interface Call<User> {
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

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type View<User> = (call: Call<User>) => Response | Promise<Response>
type Views<User> = Partial<Record<Method, View<User>>>

interface Options {
  accepts?: readonly Parser[]
  /** A GET without the closing slash is served instead of redirected when the id is a number. */
  slashless?: boolean
}

const base = '/api/v1/'
const negotiable = /^$|\*\/\*|application\/(\*|json)|text\/(\*|html)/

/** A route for authenticated users. The path is below /api/v1/ and ends with a slash. */
export const privateRoute = (path: string, views: Views<UserRow>, options: Options = {}) =>
  route(path, 'always', views as Views<UserRow | null>, options)

/** A public route. */
export const openRoute = (
  path: string,
  views: Views<UserRow | null>,
  options: Options & { access?: 'never' } = {},
) => route(path, options.access ?? 'if-sent', views, options)

function route(
  path: string,
  access: Access,
  views: Views<UserRow | null>,
  { accepts = ['json', 'form', 'multipart'], slashless = false }: Options,
): RequestHandler[] {
  type Info = { request: Request; params: Record<string, string | readonly string[] | undefined> }
  const respond = async ({ request, params }: Info) => {
    const data = await parseBody(request.clone(), accepts)
    const { latency, fault } = await currentStore().run((world) => ({
      latency: world.behaviour.latency,
      fault: faultOf(world, request, data),
    }))
    await pause(latency)
    if (fault.waitMs) await delay(fault.waitMs)
    const run = () => currentStore().run((world) => execute(world, fault))
    if (fault.late) {
      void delay(fault.late.ms).then(run)
      return fault.late.response()
    }
    return run()

    async function execute(world: World, fault: Misbehaviour) {
      const { instead, twice, afterwards, reduceBody = (body) => body } = fault
      try {
        if (instead) return instead(bodyIfValid(data))
        if (!negotiable.test(request.headers.get('accept') ?? '')) {
          throw new Refusal(406, { detail: 'Could not satisfy the request Accept header.' })
        }
        const user = authenticate(request, world, access)
        const view = views[request.method as Method] ?? methodNotAllowed(request.method, views)
        const url = new URL(request.url)
        const call = {
          ...{ request, url, params: stringParams(params), world, user },
          data: () => reduceBody(data()),
        }
        if (twice) await view(call)
        const result = await view(call)
        const replaced = afterwards && result.ok ? await afterwards(result) : result
        return withETag(request, replaced)
      } catch (error) {
        if (error instanceof Refusal) return json(error.body, error.status, error.headers)
        throw error
      }
    }
  }

  const withoutSlash = `*${base}${path.replace(/\/$/, '')}`
  return [
    http.all(`*${base}${path}`, respond),
    http.all(withoutSlash, (info) => {
      const acceptsSlashless =
        slashless && info.request.method === 'GET' && /^\d+$/.test(String(info.params.id))
      return acceptsSlashless ? respond(info) : redirectToSlash(info.request)
    }),
  ]
}

const stringParams = (params: object) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))

function faultOf(world: World, request: Request, data: () => unknown): Misbehaviour {
  const path = new URL(request.url).pathname.split(base)[1] ?? ''
  return misbehaviour(world, `${request.method} ${path}`, bodyIfValid(data))
}

function bodyIfValid(data: () => unknown): unknown {
  try {
    return data()
  } catch {
    return undefined
  }
}

function pause([from, to]: [number, number]) {
  return to > 0 ? delay(from + Math.random() * (to - from)) : undefined
}

function methodNotAllowed(method: string, views: object): never {
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
