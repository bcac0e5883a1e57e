import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DebtsSearch } from './search'
import { useListSearch } from './useListSearch'

const noSearch: DebtsSearch = {}

function renderListSearch() {
  const onSearch = vi.fn<(next: DebtsSearch) => void>()
  const hook = renderHook(({ search }) => useListSearch(search, onSearch), {
    initialProps: { search: noSearch },
  })
  return { ...hook, onSearch }
}

test('a change before the URL has the previous one includes both', () => {
  const { result, onSearch } = renderListSearch()
  act(() => result.current.change({ status: ['Closed'] }))
  act(() => result.current.change({ disputed: 'yes' }))
  expect(onSearch).toHaveBeenLastCalledWith({ status: ['Closed'], disputed: 'yes' })
  expect(result.current.search).toEqual({ status: ['Closed'], disputed: 'yes' })
})

test('another URL, such as that of Back, replaces a change', () => {
  const { result, rerender, onSearch } = renderListSearch()
  act(() => result.current.change({ status: ['Closed'] }))
  rerender({ search: { fee: 'Fixed Fee' } })
  expect(result.current.search).toEqual({ fee: 'Fixed Fee' })
  act(() => result.current.change({ disputed: 'yes' }))
  expect(onSearch).toHaveBeenLastCalledWith({ fee: 'Fixed Fee', disputed: 'yes' })
})
