import { useParams } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withMockedApi } from '@/testing/mocked-api'
import { renderScreen } from '@/testing/mount-screen'
import { DebtPager } from './DebtPager'

withMockedApi()

function Debt() {
  const { id } = useParams({ strict: false })
  return (
    <>
      <h1>The debt</h1>
      <DebtPager debtorId={Number(id)} />
    </>
  )
}

async function open(id: number, state: object) {
  const mounted = renderScreen('/about', { '/': () => null, '/debt-detail/$id': Debt })
  await mounted.router.navigate({
    to: `/debt-detail/${id}`,
    search: { tab: 'notes' } as never,
    state,
  })
  await screen.findByRole('heading', { name: 'The debt' })
  return mounted
}

const through = () => screen.queryByRole('navigation', { name: 'Previous and next debt' })

it('shows on a debt not opened from the list a link to all debts, no pager, and loads no list', async () => {
  const { queryClient } = await open(1, {})
  expect(screen.getByRole('link', { name: 'All debts' })).toHaveAttribute('href', '/')
  expect(through()).toBeNull()
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

it('follows the order of the list, keeps the tab and links back to the same search', async () => {
  await open(12, { list: { q: 'ltd', sort: 'name' } })
  await waitFor(() => expect(through()).toHaveTextContent(/1 of \d+/))
  expect(screen.queryByRole('link', { name: /^Previous/ })).toBeNull()
  const next = screen.getByRole('link', { name: 'Next: Alderbrook Joinery Ltd' })
  expect(next).toHaveAttribute('href', '/debt-detail/1?tab=notes')
  const back = screen.getByRole('link', { name: 'Back to the list' })
  expect(back).toHaveAttribute('href', '/?q=ltd&sort=name')
})
