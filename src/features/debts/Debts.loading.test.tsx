import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { switchFailure } from '#mocks/failures'
import { mockServer, world } from '#mocks/node'
import { button, cellTexts, open, own, rows, setUpList } from './testing/list'

setUpList()

describe('empty and failed lists', () => {
  const respond = (path: string, body: unknown, status = 200) =>
    mockServer.use(http.get(`*/api/v1${path}`, () => HttpResponse.json(body as object, { status })))

  it.each([
    [[], 200],
    [{ detail: 'No.' }, 403],
  ])('ask for a company when the user has none and the list is %j', async (list, status) => {
    respond('/auth/users/me/', {
      first_name: 'A',
      last_name: 'B',
      email: 'a@b.example',
      client: null,
    })
    respond('/debtor/', list, status)
    open()
    expect(await screen.findByRole('link', { name: 'Register your company' })).toHaveAttribute(
      'href',
      '/register-details',
    )
    expect(screen.queryByRole('link', { name: 'Add debt' })).toBeNull()
  })

  it('offer to add a debt when there are none', async () => {
    respond('/debtor/', [])
    open()
    expect(await screen.findByRole('link', { name: 'Add debt' })).toHaveAttribute(
      'href',
      '/first-debt',
    )
    expect(screen.getByRole('link', { name: 'Import CSV' })).toHaveAttribute(
      'href',
      '/add-debt?by=csv',
    )
  })

  it('leave a debt with an unknown amount out of the totals, and count an overpaid one in each', async () => {
    const debt = (id: number, amount_outstanding: unknown) => ({
      id,
      company_name: `Debtor ${id}`,
      debtor_debt: { id, initial_debt: '100.00', amount_outstanding },
    })
    respond('/debtor/', [debt(1, 'a lot'), debt(2, '40.00'), debt(3, null), debt(4, '-10.00')])
    open('/?sort=name')
    const [unknown] = await rows()
    expect(cellTexts(unknown).slice(2, 6)).toEqual(['Unknown', 'Unknown', 'Not given', 'Unknown'])
    expect(screen.getByRole('region', { name: 'Totals for 4 of 4 debts' })).toHaveTextContent(
      /Outstanding£130\.00.*Total claimed£130\.00.*leave out 1 debt with an unknown outstanding amount/,
    )
  })

  it('report a record that cannot be read, until "Refresh" loads it', async () => {
    switchFailure(world, 'list-one-bad-record')
    const { user } = open()
    expect(await screen.findByText(/^1 record could not be read/)).toBeVisible()
    expect(await rows()).toHaveLength(own().length - 1)
    switchFailure(world, null)
    await user.click(button('Refresh'))
    await waitFor(async () => expect(await rows()).toHaveLength(own().length))
    expect(screen.queryByText(/could not be read/)).toBeNull()
  })
})
