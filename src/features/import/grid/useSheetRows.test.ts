// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ImportSession } from '../import-session'
import type { RowFilter, SheetRow } from '../review/summary'
import { useSheetRows } from './useSheetRows'

const all: RowFilter = { kind: 'all' }

/** Rows whose values name the filter and the time of the request; replies can be held back. */
function fakeSession(total: number) {
  const held: (() => void)[] = []
  const control = {
    isHolding: false,
    tag: 'a',
    replyAll() {
      for (const reply of held.splice(0)) reply()
    },
  }
  const rows = vi.fn(async (filter: RowFilter, from: number, length: number) => {
    const { tag } = control
    if (control.isHolding) await new Promise<void>((resolve) => held.push(resolve))
    const count = Math.max(0, Math.min(length, total - from))
    return {
      total,
      rows: Array.from(
        { length: count },
        (_, index) =>
          ({ row: from + index + 2, values: [`${filter.kind} ${tag}`] }) as unknown as SheetRow,
      ),
    }
  })
  const requested = () => rows.mock.calls.splice(0).map(([, from, length]) => [from, length])
  return { control, requested, session: { rows } as unknown as ImportSession }
}

async function render(total: number) {
  const fake = fakeSession(total)
  const hook = await act(async () =>
    renderHook(({ version, filter }) => useSheetRows(fake.session, version, filter), {
      initialProps: { version: 1, filter: all },
    }),
  )
  const show = (from: number, to: number) => act(async () => hook.result.current.show(from, to))
  const rerender = (version: number, filter = all) =>
    act(async () => hook.rerender({ version, filter }))
  const rowAt = (index: number) => hook.result.current.rowAt(index)
  return { ...fake, hook, show, rerender, rowAt }
}

test('rows are fetched in pages when they come into view, and each page once', async () => {
  const { hook, show, rowAt, requested } = await render(120)
  expect(requested()).toEqual([[0, 50]])
  expect([hook.result.current.total, rowAt(0)?.row, rowAt(49)?.row, rowAt(50)]).toEqual([
    120,
    2,
    51,
    undefined,
  ])
  await show(40, 110)
  expect(requested()).toEqual([
    [50, 50],
    [100, 50],
  ])
  expect([rowAt(0)?.row, rowAt(50)?.row, rowAt(119)?.row, rowAt(120)]).toEqual([
    2,
    52,
    121,
    undefined,
  ])
  await show(0, 60)
  await show(100, 240)
  expect(requested()).toEqual([])
})

test('stale rows stay until the rows of a newer version or filter arrive', async () => {
  const { show, rerender, rowAt, requested, control } = await render(120)
  await show(60, 70)
  requested()
  control.isHolding = true
  control.tag = 'b'
  await rerender(2)
  expect(requested()).toEqual([[50, 50]])
  expect([rowAt(0)?.values, rowAt(60)?.values]).toEqual([['all a'], ['all a']])
  await act(async () => control.replyAll())
  expect([rowAt(0), rowAt(60)?.values]).toEqual([undefined, ['all b']])
  await rerender(2, { kind: 'ready' })
  await act(async () => control.replyAll())
  expect(rowAt(60)?.values).toEqual(['ready b'])
})

test('a reply that comes after a newer request is ignored', async () => {
  const { rerender, rowAt, control, requested } = await render(10)
  control.isHolding = true
  control.tag = 'late'
  await rerender(2)
  control.isHolding = false
  control.tag = 'new'
  await rerender(3)
  requested()
  await act(async () => control.replyAll())
  expect(rowAt(0)?.values).toEqual(['all new'])
  // Had the late rows replaced the new ones, these would have been fetched again.
  expect(requested()).toEqual([])
})
