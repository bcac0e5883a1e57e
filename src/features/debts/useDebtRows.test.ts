import { renderHook, waitFor } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { todayInLondon } from '@/rules/days'
import { debtRow } from './debt-row'
import { rowOf } from './testing/rows'
import { useDebtRows } from './useDebtRows'

const debtors = (count: number) =>
  Array.from({ length: count }, (_, place) => rowOf(place + 1).debtor)
const rowsOf = (list: ReturnType<typeof debtors>) =>
  list.map((debtor) => debtRow(debtor, todayInLondon(new Date())))

test('500 rows are available at once', () => {
  const list = debtors(500)
  const { result } = renderHook(() => useDebtRows(list))
  expect(result.current).toEqual(rowsOf(list))
})

test('rows of a long list follow, are cached, and stay until newer ones are computed', async () => {
  const [list, newer] = [debtors(1_001), debtors(1_002)]
  const { result, unmount } = renderHook(({ of }) => useDebtRows(of), {
    initialProps: { of: list },
  })
  expect(result.current).toBeNull()
  await waitFor(() => expect(result.current).toEqual(rowsOf(list)))
  const made = result.current
  unmount()
  const back = renderHook(({ of }) => useDebtRows(of), { initialProps: { of: list } })
  expect(back.result.current).toBe(made)
  back.rerender({ of: newer })
  expect(back.result.current).toBe(made)
  await waitFor(() => expect(back.result.current).toEqual(rowsOf(newer)))
})

test('a row that cannot be computed throws during rendering', async () => {
  const list = debtors(1_001).with(700, { id: 701 } as never)
  const onCatch = vi.fn()
  class Boundary extends Component<{ children: ReactNode }> {
    override state = { failed: false }
    static getDerivedStateFromError = () => ({ failed: true })
    override componentDidCatch = onCatch
    override render = () => (this.state.failed ? null : this.props.children)
  }
  vi.spyOn(console, 'error').mockImplementation(() => {})
  renderHook(() => useDebtRows(list), { wrapper: Boundary })
  await waitFor(() => expect(onCatch).toHaveBeenCalled())
  expect(onCatch.mock.lastCall?.[0]).toBeInstanceOf(TypeError)
})
