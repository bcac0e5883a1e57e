// @vitest-environment node
import { expect, test } from 'vitest'
import { totalsByAge } from './age-totals'

test('totals count every debt once, settled ones and those of an unknown amount apart', () => {
  const debt = { ageBand: '31-60' as const, outstanding: 100, interest: 7, disputed: false }
  const { bands, settled, unknown } = totalsByAge([
    debt,
    { ...debt, disputed: true },
    { ...debt, ageBand: 'no-date', interest: 0 },
    { ...debt, ageBand: null, outstanding: -50 },
    { ...debt, ageBand: null, outstanding: null, interest: null },
    { ...debt, ageBand: 'no-date', interest: null },
  ])
  expect(bands.filter(({ count }) => count > 0)).toEqual([
    { band: '31-60', count: 2, outstanding: 200, interest: 14, disputed: 100 },
    { band: 'no-date', count: 2, outstanding: 200, interest: 0, disputed: 0 },
  ])
  expect(settled).toEqual({ band: 'settled', count: 1, outstanding: -50, interest: 7, disputed: 0 })
  expect(unknown).toBe(1)
})
