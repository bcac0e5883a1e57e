import type { Behaviour, World } from './db'
import { switchFailure } from './failures'

const isMs = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

const isSize = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

type Reader = (value: unknown) => Partial<Behaviour> | null

const readers: Record<string, Reader> = {
  latency: (value) => {
    if (isMs(value)) return { latency: [value, value] }
    const [from, to]: unknown[] = Array.isArray(value) ? value : []
    return isMs(from) && isMs(to) ? { latency: [from, to] } : null
  },
  accessLifetimeMs: (value) => (isMs(value) ? { accessLifetimeMs: value } : null),
  refreshLifetimeMs: (value) => (isMs(value) ? { refreshLifetimeMs: value } : null),
  rotate: (value) => (typeof value === 'boolean' ? { rotate: value } : null),
  blacklist: (value) => (typeof value === 'boolean' ? { blacklist: value } : null),
  pageSize: (value) => (value === null || isSize(value) ? { pageSize: value } : null),
  keyedErrors: (value) => (typeof value === 'boolean' ? { keyedErrors: value } : null),
}

/**
 * Changes the server's settings; applies all of them or none.
 * @param settings `fail`: a name or null; `latency`: ms, or [from, to]; lifetimes in ms; `rotate`, `blacklist`; `pageSize`: a number or null; `keyedErrors`
 * @throws Error naming the invalid setting
 */
export function changeBehaviour(world: World, settings: Record<string, unknown>): Behaviour {
  const { fail, ...rest } = settings
  let behaviour = world.behaviour
  for (const [name, value] of Object.entries(rest)) {
    const read = readers[name]?.(value)
    if (!read) throw new Error(`The setting ${name}: ${JSON.stringify(value)} is not understood.`)
    behaviour = { ...behaviour, ...read }
  }
  if (fail !== undefined) {
    switchFailure(world, fail === null ? null : String(fail))
    const { fail: failureName, accessExpiredUpTo } = world.behaviour
    behaviour = { ...behaviour, fail: failureName, accessExpiredUpTo }
  }
  world.behaviour = behaviour
  return behaviour
}
