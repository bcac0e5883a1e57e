// @vitest-environment node
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fakeLocks, stubLocks } from '../testing/locks'
import { acquireImportLock } from './import-lock'

beforeAll(() => void vi.stubGlobal('navigator', {}))
afterAll(() => void vi.unstubAllGlobals())

const debts = { fileName: 'debts.csv', startedAt: 1_000 }
const more = { fileName: 'more.csv', startedAt: 2_000 }

function browser() {
  const locksOf = fakeLocks()
  return {
    locksOf,
    acquire(tab: string, userId: string | null, holder = debts) {
      stubLocks(locksOf(tab))
      return acquireImportLock(userId, holder)
    },
  }
}

const release = (lock: Awaited<ReturnType<typeof acquireImportLock>>) => {
  if (!lock.isHeld) throw new Error('Another tab holds the lock.')
  lock.release()
}

describe('an import in a second tab', () => {
  test.each(['7', null])(
    'of user %s is refused until the first releases its lock',
    async (user) => {
      const { acquire } = browser()
      const first = await acquire('first', user)
      expect(await acquire('second', user, more)).toEqual({ isHeld: false, heldBy: debts })
      release(first)
      expect(await acquire('second', user, more)).toMatchObject({ isHeld: true })
      expect(await acquire('first', user)).toEqual({ isHeld: false, heldBy: more })
    },
  )

  test('is not delayed by an import of another user', async () => {
    const { acquire } = browser()
    await acquire('other', '8', more)
    const first = await acquire('first', '7')
    expect(first.isHeld).toBe(true)
    expect(await acquire('second', '7')).toEqual({ isHeld: false, heldBy: debts })
    expect(await acquire('second', '8')).toEqual({ isHeld: false, heldBy: more })
  })

  test('leaves nothing behind when it is refused', async () => {
    const { acquire, locksOf } = browser()
    const first = await acquire('first', '7')
    await acquire('second', '7', more)
    release(first)
    await Promise.resolve()
    expect((await locksOf('second').query()).held).toEqual([])
  })

  test('is refused, or releases its lock, when both began with the same file at the same time', async () => {
    const { acquire } = browser()
    await acquire('first', '7')
    expect(await acquire('second', '7')).toEqual({ isHeld: false, heldBy: debts })
    release(await acquire('third', '8'))
    expect(await acquire('second', '8', more)).toMatchObject({ isHeld: true })
  })
})

test.each([
  ['lists no locks', {}],
  ['no longer lists the lock', { held: [{ name: 'import-holder:{}', clientId: 'other' }] }],
  ['lists the lock alone', { held: [{ clientId: 'a' }, { name: 'import:7', clientId: 'a' }] }],
])('the holder of the lock is unknown when the browser %s', async (_, snapshot) => {
  const { acquire, locksOf } = browser()
  await acquire('first', '7')
  stubLocks({ ...locksOf('second'), query: async () => snapshot as LockManagerSnapshot })
  expect(await acquireImportLock('7', more)).toEqual({ isHeld: false, heldBy: null })
})

test.each([
  ['has no locks', undefined],
  ['refuses locks', { request: () => Promise.reject(new Error('SecurityError')) }],
])('an import continues without a lock when the browser %s', async (_, locks) => {
  stubLocks(locks as unknown as LockManager)
  const lock = await acquireImportLock('7', debts)
  expect(() => release(lock)).not.toThrow()
})
