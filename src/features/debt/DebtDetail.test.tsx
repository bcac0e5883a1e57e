import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { mockServer, world } from '#mocks/node'
import { withMockedApi } from '@/testing/mocked-api'
import { button, openDebt } from './testing/debt'

withMockedApi()

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the screen of a debt', () => {
  it('shows the claim, what it consists of and what is paid', async () => {
    openDebt()
    await heading('Alderbrook Joinery Ltd')
    const text = document.body.textContent
    expect(text).toContain('£4,955.11claimed todayEstimate')
    expect(text).toContain('£3,750.00 outstanding£1,205.11 interest and compensation')
    expect(text).toContain('£1,250.00 paid so far')
    expect(text).toContain('Your reference CUST-0001')
  })

  it('shows an outstanding amount that cannot be read as unknown, and hides nothing else', async () => {
    const record = {
      id: 1,
      company_name: 'Alderbrook Ltd',
      customer_ref: {},
      debtor_debt: { id: 101, initial_debt: '5000.00', amount_outstanding: 'lots' },
    }
    mockServer.use(http.get('*/api/v1/debtor/1', () => HttpResponse.json(record)))
    openDebt()
    await heading('Alderbrook Ltd')
    expect(document.body).toHaveTextContent('Unknownclaimed today')
    expect(document.body).toHaveTextContent('Unknown outstanding')
    expect(screen.getByText('Original amount').nextSibling).toHaveTextContent('£5,000.00')
  })

  it('has its form on the overview and in the URL, and starts at its heading when the form is left', async () => {
    const { router, user } = openDebt('?tab=notes')
    await user.click(await button('Edit debt'))
    expect(await button('Save changes')).toBeVisible()
    expect(router.state.location.href).toBe('/debt-detail/1?edit=true')
    expect(screen.getByRole('tabpanel').querySelector('input')).toHaveFocus()
    await user.click(await button('Cancel'))
    expect(await heading('Alderbrook Joinery Ltd')).toHaveFocus()
    await waitFor(() => expect(router.state.location.href).toBe('/debt-detail/1'))
  })

  it('has tabs that are links with counts, each with its own URL', async () => {
    const { router, user } = openDebt()
    await heading('Alderbrook Joinery Ltd')
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Notes 2',
      'Invoices 2',
      'Payments 2',
      'Addresses 2',
      'Contacts 4',
    ])
    await user.click(screen.getByRole('tab', { name: /^Payments/ }))
    await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'payments' }))
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Payments')
  })

  it('counts and shows on the overview what a tab has reloaded', async () => {
    const { queryClient, router } = openDebt('?tab=notes')
    await screen.findByText(/Called, no answer/)
    world.notes.add({ debt: 101, note: 'Rang twice.', created_by: '', created_at: '' })
    await act(() => queryClient.invalidateQueries({ queryKey: ['debt_notes', 101] }))
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Notes/ })).toHaveTextContent('3'))
    await act(() => router.navigate({ to: '/debt-detail/1' } as never))
    expect(await screen.findByText('Rang twice.')).toBeVisible()
  })
})

describe('a debt that cannot be shown', () => {
  const refuse = (status: number) =>
    mockServer.use(
      http.get('*/api/v1/debtor/1', () => HttpResponse.json({ detail: 'No.' }, { status })),
    )

  it('hides cached details after a response of 404', async () => {
    const { queryClient } = openDebt()
    await heading('Alderbrook Joinery Ltd')
    refuse(404)
    await queryClient.invalidateQueries()
    await heading('Debt not found')
    expect(document.body).not.toHaveTextContent('Alderbrook')
  })

  it('stays with an error when it cannot be refreshed', async () => {
    const { queryClient } = openDebt()
    await heading('Alderbrook Joinery Ltd')
    mockServer.use(http.get('*/api/v1/debtor/1', () => HttpResponse.html('Proxy')))
    await queryClient.invalidateQueries()
    expect(await screen.findByText('We could not refresh this debt')).toBeVisible()
    await heading('Alderbrook Joinery Ltd')
  })
})

it.each([
  ['', 'Overview', {}],
  ['?tab=overview', 'Overview', {}],
  ['?tab=notes&edit=true', 'Notes', { tab: 'notes' }],
  ['?tab=wrong&edit=1&other=1', 'Overview', {}],
])('the address %j opens the tab %s', async (search, label, read) => {
  const { router } = openDebt(search)
  expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent(label)
  expect(JSON.parse(JSON.stringify(router.state.matches.at(-1)?.search))).toEqual(read)
})
