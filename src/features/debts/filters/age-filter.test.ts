// @vitest-environment node
import { expect, it } from 'vitest'
import { totalsByAge } from '@/rules/age-totals'
import { ageBands } from '@/rules/ageing'
import { findDebts } from '../find-debts'
import { debtsSearch, type ListSegment } from '../search'
import { rowOf } from '../testing/rows'
import { readViews } from '../views/saved-views'
import { activeFilters } from './FilterChips'

// Today is 20 November 2026; a debt is overdue from the 32nd day.
const aged = (id: number, invoiced: string | null, outstanding = '100.00') =>
  rowOf(id, {}, { last_invoice_date: invoiced, amount_outstanding: outstanding })

it.each([
  [null, 'no-date'],
  ['2026-11-20', 'not-due'],
  ['2026-10-20', 'not-due'],
  ['2026-10-19', '1-30'],
  ['2026-09-20', '1-30'],
  ['2026-09-19', '31-60'],
  ['2026-08-21', '31-60'],
  ['2026-08-20', '61-90'],
  ['2026-07-22', '61-90'],
  ['2026-07-21', '91-180'],
  ['2026-04-23', '91-180'],
  ['2026-04-22', 'over-180'],
])('a debt last invoiced on %s is in the band %s', (invoiced, band) => {
  expect(aged(1, invoiced).ageBand).toBe(band)
})

const rows = [
  aged(1, '2026-09-19'),
  aged(2, '2026-08-21', '50.50'),
  aged(3, '2020-01-01'),
  aged(4, '2020-01-01', '0'),
  aged(5, null),
  aged(6, '2026-11-19'),
  aged(7, null, '-20'),
]

it('a settled debt has no age band, and the bands add up to the outstanding total', () => {
  const { bands, settled } = totalsByAge(rows)
  expect(bands.map(({ band, count, outstanding }) => [band, count, outstanding])).toEqual([
    ['not-due', 1, 10000],
    ['1-30', 0, 0],
    ['31-60', 2, 15050],
    ['61-90', 0, 0],
    ['91-180', 0, 0],
    ['over-180', 1, 10000],
    ['no-date', 1, 10000],
  ])
  expect(settled).toMatchObject({ count: 2, outstanding: -2000 })
})

it('one or several bands filter the list, and invalid values in the URL are ignored', () => {
  const found = (raw: unknown) => findDebts(rows, debtsSearch({ age: raw })).map(({ id }) => id)
  expect(found('31-60')).toEqual([1, 2])
  expect(found(['over-180', '31-60'])).toEqual([1, 2, 3])
  expect(found('not-due')).toEqual([6])
  expect(found('no-date')).toEqual([5])
  expect(found('1-30')).toEqual([])
  expect(found(['older', 7, { x: 1 }])).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(debtsSearch({ age: [...ageBands].reverse() }).age).toEqual(ageBands)
})

it('a band that no longer exists is ignored, alone or beside others', () => {
  expect(debtsSearch({ age: '0-30' })).toEqual({})
  expect(debtsSearch({ age: ['0-30', '31-60'], disputed: 'no' })).toEqual({
    age: ['31-60'],
    disputed: 'no',
  })
  expect(readViews([{ name: 'Young', search: { age: ['0-30'] } }])).toEqual([
    { name: 'Young', search: {} },
  ])
})

it('segments, bands and settled debts cover the whole list, each debt once', () => {
  const shown = (show: ListSegment) => findDebts(rows, { show }).map(({ id }) => id)
  expect(shown('overdue')).toEqual([1, 2, 3])
  expect(shown('not-overdue')).toEqual([5, 6])
  expect(shown('settled')).toEqual([4, 7])
})

it('each active band can be removed on its own', () => {
  expect(activeFilters({ age: ['31-60', 'over-180'] })).toEqual([
    { label: 'Age: 31–60 days', cleared: { age: ['over-180'] } },
    { label: 'Age: Over 180 days', cleared: { age: ['31-60'] } },
  ])
})

it('only outstanding debts have a time limit, which can be filtered', () => {
  const limited = [
    rowOf(1, {}, { last_invoice_date: '2021-01-15' }),
    rowOf(2, {}, { last_invoice_date: '2020-01-15' }),
    rowOf(3, {}, { last_invoice_date: '2020-01-15', amount_outstanding: '0' }),
    rowOf(4, { company_number: 'SC123456' }, { last_invoice_date: '2022-01-15' }),
    rowOf(5, {}, { last_invoice_date: '2022-01-15' }),
  ]
  const found = (limit: unknown) => findDebts(limited, debtsSearch({ limit })).map(({ id }) => id)
  expect(found('near')).toEqual([1, 4])
  expect(found('passed')).toEqual([2])
  expect(found('soon')).toHaveLength(5)
  expect(limited[3]?.limit?.date).toBe('2027-01-15')
})
