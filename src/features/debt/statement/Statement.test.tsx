import { fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { mockServer, world } from '#mocks/node'
import { requestNote } from '@/rules/team-request'
import { withMockedApi } from '@/testing/mocked-api'
import { change, openStatement } from '../testing/debt'

withMockedApi()

const lines = async () =>
  within(await screen.findByRole('table', { name: 'Account' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

describe('a statement', () => {
  it('has the parties, the account, what is added to it and the total, each once', async () => {
    openStatement()
    await screen.findByText('Kettle & Harbour Supplies Ltd')
    expect(await lines()).toEqual([
      ['Reference CUST-0001, other reference KH/2024/17'],
      ['01/01/2024', 'Original amount', '£5,000.00', '£5,000.00'],
      ['03/06/2024', 'Payment, Bank transfer, BACS 20240603', '−£1,000.00', '£4,000.00'],
      ['14/02/2025', 'Payment, Card, CARD 8812', '−£250.00', '£3,750.00'],
      ['', 'Outstanding', '£3,750.00'],
      ['', 'Late payment interest£5,000.00 × 8.10% ÷ 365 × 1,023 days', '£1,135.11', '£4,885.11'],
      [
        '',
        'Late payment compensationFixed sum for a debt of £1,000 to under £10,000',
        '£70.00',
        '£4,955.11',
      ],
      ['', 'TotalEstimate', '£4,955.11'],
    ])
    const text = document.body.textContent
    expect(text).toContain('Alderbrook Joinery LtdTrading as Alderbrook Staircases')
    expect(text).toContain('Invoices heldinvoice-0042.pdf')
    expect(text).not.toContain('Fixed Fee')
    expect(text).not.toContain('Over 180 days')
  })

  it('lists a reported payment, which changes no balance', async () => {
    const day = '2026-11-19'
    const note = requestNote({ kind: 'payment', amount: 500_00, date: day, isInFull: false })
    world.notes.add({ debt: 101, note, created_by: '', created_at: '2026-11-20T09:00:00Z' })
    openStatement()
    expect((await lines()).slice(4, 6)).toEqual([
      ['19/11/2026', '£500.00 reported, not confirmed', '', ''],
      ['', 'Outstanding', '£3,750.00'],
    ])
  })

  it('of a settled debt adds nothing', async () => {
    change({ amount_outstanding: '0.00', interestDue: '77.89', compDue: '70.00' })
    openStatement()
    expect((await lines()).slice(4)).toEqual([
      ['', 'Other payments and changes, as recorded', '−£3,750.00', '£0.00'],
      ['', 'Outstanding', '£0.00'],
      ['', 'TotalSettled', '£0.00'],
    ])
    expect(document.body).not.toHaveTextContent('Estimate')
  })

  it.each([
    { company_number: '7654321' },
    { company_name: '', company_number: '', first_names: 'Ann', last_name: 'Archer' },
  ])('lists all debts of the debtor %j by the name in law', async (identity) => {
    change({}, identity)
    const [first, , other] = world.debtors.all()
    if (!first || !other) throw new Error('The world has two debts')
    const owed = { initial_debt: '100.00', amount_outstanding: '100.00', last_invoice_date: null }
    world.debtors.save({
      ...{ ...other, customer_ref: 'OTHER-1', external_ref: '', trading_name: '', ...identity },
      addresses: first.addresses,
      debt: { ...other.debt, ...owed },
    })
    openStatement()
    const found = await lines()
    const headings = found.filter((cells) => cells.length === 1).map(([text]) => text)
    expect(headings[0]).toMatch(/^Reference CUST-0001/)
    expect(headings[1]).toMatch(/^Reference OTHER-1/)
    expect(document.body).toHaveTextContent(/(Joinery Ltd|Ann Archer)Trading as Alderbrook/)
    expect(found.slice(-2)).toEqual([
      ['', 'Outstanding on all debts', '£3,850.00'],
      ['', 'TotalEstimate', '£5,055.11'],
    ])
  })

  it('is not shown without the other debts of the debtor', async () => {
    mockServer.use(http.get('*/api/v1/debtor/', () => HttpResponse.json({}, { status: 403 })))
    openStatement()
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('is printed by the browser, with a file name of its own', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const { user } = openStatement()
    await screen.findByText('Kettle & Harbour Supplies Ltd')
    const before = document.title
    await user.click(screen.getByRole('button', { name: 'Print statement' }))
    expect(print).toHaveBeenCalledOnce()
    fireEvent(window, new Event('beforeprint'))
    expect(document.title).toBe('Statement of account Alderbrook Joinery Ltd CUST-0001 2026-11-20')
    fireEvent(window, new Event('afterprint'))
    expect(document.title).toBe(before)
  })

  it('is shown with an error when the company cannot be loaded', async () => {
    mockServer.use(http.get('*/api/v1/clients/', () => HttpResponse.json({}, { status: 403 })))
    openStatement()
    expect(await screen.findByText('Not known')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
