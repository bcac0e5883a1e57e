import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { mockServer, world } from '#mocks/node'
import { change, openStatement, snackbarMessages, withMockedApi } from '../testing/debt'

withMockedApi()

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const lines = async () =>
  within(await screen.findByRole('table', { name: 'Account' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.children].map(({ textContent }) =>
        textContent?.replace(/^(\d\d\/\d\d\/\d{4})(?=\w)/, ''),
      ),
    )

test("a statement shows the parties, the payments and today's total", async () => {
  change({ interestDue: '1000.00' })
  openStatement()
  await heading('Statement of account')
  await screen.findByText('Kettle & Harbour Supplies Ltd')
  expect(await lines()).toEqual([
    ['01/01/2024', 'Original amount, invoiced by this date', '£5,000.00', '£5,000.00'],
    ['03/06/2024', 'Payment, Bank transfer, BACS 20240603', '−£1,000.00', '£4,000.00'],
    ['14/02/2025', 'Payment, Card, CARD 8812', '−£250.00', '£3,750.00'],
    ['Outstanding', '', '', '£3,750.00'],
  ])
  const text = document.body.textContent
  expect(text).toContain('Alderbrook Joinery LtdTrading as Alderbrook Staircases')
  expect(text).toContain('Reference CUST-0001')
  expect(text).toContain('£4,955.11Total on 20 Nov 2026Estimate')
  expect(text).toContain('£5,000.00 × 8.10% ÷ 365 × 1,023 days')
  expect(text).toContain('Not yet due£0.001–30 days£0.00')
  expect(text).toContain('91–180 days£0.00Over 180 days£3,750.00No date£0.00')
  expect(text).toContain('Invoices heldinvoice-0042.pdf')
  expect(text).not.toContain('Fixed Fee')
  expect(text).not.toContain('Last saved figure')
})

test.each([
  ['2024-01-01', '1,023 days overdue on 30-day terms.'],
  ['2026-10-19', '1 day overdue on 30-day terms.'],
  ['2026-11-01', 'Not overdue on 30-day terms.'],
  [null, 'Not counted without a last invoice date.'],
])('a debt last invoiced on %s is described as: %s', async (date, text) => {
  change({ last_invoice_date: date })
  openStatement()
  await screen.findByRole('heading', { name: 'Outstanding by age' })
  expect(document.body).toHaveTextContent(text)
})

test.each([
  ['2026-11-01', 'Not yet due'],
  [null, 'No date'],
])('a debt last invoiced on %s is in the age band "%s"', async (date, band) => {
  change({ last_invoice_date: date })
  openStatement()
  await screen.findByRole('heading', { name: 'Outstanding by age' })
  expect(screen.getByText(band).parentElement).toHaveTextContent(`${band}£3,750.00`)
  expect(screen.getByText('1–30 days').parentElement).toHaveTextContent('1–30 days£0.00')
})

test('a settled debt is marked as settled, with the last saved figures and no age', async () => {
  change({ amount_outstanding: '0.00', interestDue: '77.89', compDue: '70.00' })
  openStatement()
  await screen.findByRole('heading', { name: 'Outstanding by age' })
  const text = document.body.textContent
  expect(text).toContain('£0.00Outstanding on 20 Nov 2026Settled')
  expect(text).toContain('Late payment interest£77.89Last saved figure')
  expect(text).toContain('Nothing is outstanding, so no days are counted.')
  expect(text).not.toContain('Over 180 days')
  expect(text).not.toContain('Estimate')
  expect(text).not.toContain('a day')
})

test('the statement is shown when the creditor is loaded', async () => {
  let respond = () => {}
  const answered = new Promise<void>((resolve) => {
    respond = resolve
  })
  mockServer.use(
    http.get('*/client/', async () => {
      await answered
    }),
  )
  openStatement()
  await screen.findByText('Loading the statement…')
  expect(screen.queryByRole('table', { name: 'Account' })).toBeNull()
  respond()
  await screen.findByText('Kettle & Harbour Supplies Ltd')
})

test('the heading keeps the focus when the debt is loaded', async () => {
  openStatement()
  const first = await heading('Statement of account')
  expect(screen.queryByRole('table')).toBeNull()
  first.focus()
  await screen.findByRole('table', { name: 'Account' })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('a difference that the payments do not explain has its own line', async () => {
  change({ amount_outstanding: '3500.00', total_payments: '1500.00' })
  openStatement()
  expect((await lines()).slice(3)).toEqual([
    ['Not given', 'Not givenOther payments and changes, as recorded', '−£250.00', '£3,500.00'],
    ['Outstanding', '', '', '£3,500.00'],
  ])
})

describe('printing', () => {
  test('uses the browser, with a unique file name', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const { user } = openStatement()
    await screen.findByText('Kettle & Harbour Supplies Ltd')
    document.title = 'As before'
    await user.click(screen.getByRole('button', { name: 'Print statement' }))
    expect(print).toHaveBeenCalledOnce()
    fireEvent(window, new Event('beforeprint'))
    expect(document.title).toBe('Statement of account Alderbrook Joinery Ltd CUST-0001 2026-11-20')
    fireEvent(window, new Event('afterprint'))
    expect(document.title).toBe('As before')
  })
})

test('the summary is copied as plain text', async () => {
  const { user } = openStatement()
  const copying = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(await screen.findByRole('button', { name: 'Copy summary' }))
  expect(snackbarMessages()).toEqual(['Copied.'])
  expect(copying).toHaveBeenCalledWith(
    [
      'Alderbrook Joinery Ltd',
      'Your reference: CUST-0001',
      'Status: Letter before action',
      'Last invoice: 1 Jan 2024',
      'Original amount: £5,000.00',
      'Paid: £1,250.00',
      'Outstanding: £3,750.00',
      'Late payment interest: £1,135.11 (£5,000.00 × 8.10% ÷ 365 × 1,023 days)',
      'Late payment compensation: £70.00 (Fixed sum for a debt of £1,000 to under £10,000)',
      'Total on 20 Nov 2026: £4,955.11 (estimate)',
    ].join('\n'),
  )
})

test('the account is shown with an error when the company cannot be loaded', async () => {
  mockServer.use(http.get('*/api/v1/clients/', () => HttpResponse.json({}, { status: 403 })))
  openStatement()
  expect(await screen.findByText('Not known')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await lines()).toHaveLength(4)
})

test('U09: a debt that is not found has no statement', async () => {
  world.debtors.remove(1)
  openStatement()
  await heading('Debt not found')
})
