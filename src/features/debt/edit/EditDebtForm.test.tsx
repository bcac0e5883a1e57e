import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { mockServer, world } from '#mocks/node'
import { session } from '@/session/session'
import {
  button,
  change,
  logInAs,
  openDebt,
  snackbarMessages,
  withMockedApi,
  writeRequests,
} from '../testing/debt'

withMockedApi()

const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}( \\(optional\\))?$`))

async function type(user: UserEvent, label: string, text: string) {
  await user.clear(await field(label))
  if (text) await user.paste(text)
}

async function openForm() {
  const opened = openDebt('/debt-detail/1')
  await opened.user.click(await button('Edit debt'))
  return opened
}
const saveChanges = async (user: UserEvent) => user.click(await button('Save changes'))
const debtRow = () => world.debtors.get(1)

function changeElsewhere(change: object) {
  const row = debtRow()
  if (row) world.debtors.save({ ...row, ...change })
}

test('a save sends the full record: changes, unknown fields, amounts as decimals and the new claim', async () => {
  const record = {
    id: 1,
    company_name: 'Alderbrook Ltd',
    nature_of_business: ['Joinery, fine', 'Stairs'],
    tenant: { colour: 'blue' },
    debtor_addresses: [{ id: 1, debtor: 1, street_1: '1 Road', zone: 7 }],
    debtor_contacts: [
      { id: 5, debtor: 1, contact_type: 'Email', contact_value: 'a@b.example', isPrimary: true },
    ],
    primary_email: 'a@b.example',
    debtor_debt: {
      id: 101,
      initial_debt: '5000.00',
      amount_outstanding: '3750.50',
      last_invoice_date: '2024-01-01',
      status: 'Letter before action',
      fee_type: 'No Recovery No Fee',
      interestDue: '1.00',
      compDue: '0.00',
      total_payments: '1249.50',
      debt_payments: [{ id: 1, amount: '1249.50', payment_date: '2024-06-03', bank: 'X' }],
      stage: 4,
    },
  }
  mockServer.use(
    http.get('*/api/v1/debtor/1', () => HttpResponse.json(record)),
    http.put('*/api/v1/debtor/1/', () => HttpResponse.json(record)),
  )
  const { user } = await openForm()
  await type(user, 'Department', 'Legal')
  await type(user, 'Email', 'new@b.example')
  await user.click(await field('Add late payment compensation'))
  await saveChanges(user)
  await waitFor(() => expect(snackbarMessages()).toEqual(['Debt updated successfully!']))
  expect(writeRequests).toEqual([
    {
      call: 'PUT debtor/1/',
      body: expect.objectContaining({
        id: 1,
        company_name: 'Alderbrook Ltd',
        nature_of_business: ['Joinery, fine', 'Stairs'],
        tenant: { colour: 'blue' },
        primary_email: 'new@b.example',
        debtor_addresses: [expect.objectContaining({ id: 1, street_1: '1 Road', zone: 7 })],
        debtor_contacts: [
          expect.objectContaining({ id: 5, contact_value: 'new@b.example', isPrimary: true }),
        ],
        debtor_debt: expect.objectContaining({
          id: 101,
          initial_debt: 5000,
          amount_outstanding: 3750.5,
          last_invoice_date: '2024-01-01',
          department: 'Legal',
          status: 'Letter before action',
          fee_type: 'No Recovery No Fee',
          add_late_payment_compensation: false,
          interestDue: 1135.11,
          compDue: 0,
          total_payments: 1249.5,
          debt_payments: [expect.objectContaining({ amount: 1249.5, bank: 'X' })],
          stage: 4,
        }),
      }),
    },
  ])
  expect(await button('Edit debt')).toBeVisible()
})

test.each([
  ['keeps the interest last saved', false, 77.89],
  ['has none where it is switched off', true, 0],
])('a debt that is paid in full %s', async (_, isSwitchedOff, interestDue) => {
  change({ interestDue: '77.89', compDue: '70.00' })
  const { user } = await openForm()
  await type(user, 'Amount outstanding', '0')
  if (isSwitchedOff) await user.click(await field('Add late payment interest'))
  await saveChanges(user)
  await waitFor(() => expect(snackbarMessages()).toEqual(['Debt updated successfully!']))
  expect(writeRequests[0]?.body).toMatchObject({
    debtor_debt: { amount_outstanding: 0, interestDue, compDue: 70 },
  })
})

test('unreadable amounts, dates and flags are sent back unchanged unless they were edited', async () => {
  const debtor_debt = {
    id: 101,
    initial_debt: 5000,
    debt_type: null,
    department: null,
    amount_outstanding: '',
    last_invoice_date: '2026-02-31',
    status: {},
    debt_disputed: 'maybe',
    add_late_payment_interest: 'x',
    add_late_payment_compensation: 1,
    interestDue: 77.89000000000001,
    compDue: '77.891',
    fee_type: {},
    total_payments: 'NaN',
    debt_payments: [{ id: 1, amount: '10.005', payment_date: 5 }],
  }
  const whole = {
    id: 1,
    company_name: 'Alderbrook Ltd',
    title: [],
    is_individual: 'x',
    debtor_debt,
  }
  mockServer.use(
    http.get('*/api/v1/debtor/1', () => HttpResponse.json(whole)),
    http.put('*/api/v1/debtor/1/', () => HttpResponse.json(whole)),
  )
  const { user } = await openForm()
  await type(user, 'Department', 'Legal')
  await user.click(await field('The debtor disputes this debt'))
  await saveChanges(user)
  await waitFor(() => expect(writeRequests).toHaveLength(1))
  expect(writeRequests[0]?.body).toEqual({
    ...whole,
    debtor_debt: { ...debtor_debt, department: 'Legal', debt_disputed: true },
  })
})

describe('unreadable and missing values are sent back unchanged', () => {
  test.each<[string, object]>([
    ['lists of ids', { debt_notes: [1, 2], debt_invoices: [3], debt_payments: [4] }],
    ['a list that is none', { debt_notes: { count: 2 } }],
    ['a payment without a readable amount', { debt_payments: [{ id: 1, amount: '10,00 EUR' }] }],
    ['sums that are null', { total_payments: null, amount_outstanding: null }],
    ['texts that are null', { debt_type: null, status_detail: null }],
  ])('%s', async (_, given) => {
    const debtor_debt = { id: 101, initial_debt: 5000, last_invoice_date: null, ...given }
    const contact = { id: 5, debtor: 1, label: null, contact_type: 'Fax', contact_value: 1 }
    const record = { id: 1, company_name: 'Alderbrook Ltd', title: null, debtor_debt }
    const whole = { ...record, debtor_addresses: null, debtor_contacts: [contact] }
    mockServer.use(
      http.get('*/api/v1/debtor/1', () => HttpResponse.json(whole)),
      http.put('*/api/v1/debtor/1/', () => HttpResponse.json(whole)),
    )
    const { user } = await openForm()
    await type(user, 'Department', 'Legal')
    await saveChanges(user)
    await waitFor(() => expect(writeRequests).toHaveLength(1))
    expect(writeRequests[0]?.body).toEqual({
      ...whole,
      debtor_debt: {
        ...debtor_debt,
        department: 'Legal',
        debt_disputed: false,
        add_late_payment_interest: true,
        add_late_payment_compensation: true,
        fee_type: 'Fixed Fee',
        interestDue: 0,
        compDue: 0,
      },
    })
  })
})

test('a change of amount and date updates the fee and the claim, on the server and on screen', async () => {
  const { user } = await openForm()
  await type(user, 'Original amount', '20,000')
  await type(user, 'Last invoice date', '')
  await saveChanges(user)
  await waitFor(() => expect(snackbarMessages()).toEqual(['Debt updated successfully!']))
  expect(debtRow()?.debt).toMatchObject({
    initial_debt: '20000.00',
    last_invoice_date: null,
    fee_type: 'No Recovery No Fee',
    interestDue: '0.00',
    compDue: '0.00',
  })
  await waitFor(() => expect(document.body).toHaveTextContent('Original amount£20,000.00'))
})

describe('W10: a concurrent change', () => {
  test('is shown first, and a second press saves both changes', async () => {
    const { user } = await openForm()
    await type(user, 'Salutation', 'Dear team')
    changeElsewhere({ title: 'Dr', salutation: 'Dear all' })
    await saveChanges(user)
    expect(await screen.findByText('Title: from nothing to Dr.')).toBeVisible()
    expect(screen.getByText(/^Salutation: .* Your own change stays/)).toBeVisible()
    expect(writeRequests).toEqual([])
    expect(await field('Title')).toHaveValue('Dr')
    expect(await field('Salutation')).toHaveValue('Dear team')
    await saveChanges(user)
    await waitFor(() => expect(snackbarMessages()).toEqual(['Debt updated successfully!']))
    expect(debtRow()).toMatchObject({ title: 'Dr', salutation: 'Dear team' })
  })

  test('can be accepted when both changed the same field', async () => {
    const { user } = await openForm()
    await type(user, 'Salutation', 'Dear team')
    changeElsewhere({ salutation: 'Dear all' })
    await saveChanges(user)
    await user.click(await button('Take theirs for Salutation'))
    expect(await field('Salutation')).toHaveValue('Dear all')
    expect(screen.queryByRole('button', { name: /^Take theirs/ })).toBeNull()
    await saveChanges(user)
    await waitFor(() => expect(snackbarMessages()).toEqual(['Debt updated successfully!']))
    expect(debtRow()).toMatchObject({ salutation: 'Dear all' })
  })

  test('keeps the typed values when the record is refetched', async () => {
    const { user, queryClient } = await openForm()
    await type(user, 'Salutation', 'Dear team')
    changeElsewhere({ company_name: 'Alderbrook Group Ltd' })
    await queryClient.invalidateQueries()
    await screen.findByRole('heading', { level: 1, name: 'Alderbrook Group Ltd' })
    expect(await field('Salutation')).toHaveValue('Dear team')
    expect(await field('Company name')).toHaveValue('Alderbrook Joinery Ltd')
    await saveChanges(user)
    expect(await screen.findByText(/^Company name: from Alderbrook Joinery Ltd/)).toBeVisible()
    expect(writeRequests).toEqual([])
  })
})

describe('validation', () => {
  test.each([
    ['Original amount', '-5', 'negative'],
    ['Last invoice date', '31/02/2025', 'Enter a real date'],
    ['Company name', '', 'Enter the name of the company or person'],
    ['Email', 'nobody', 'Enter an email address'],
  ])('%s: %j', async (label, text, message) => {
    changeElsewhere({ trading_name: '' })
    const { user } = await openForm()
    await type(user, label, text)
    await saveChanges(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(writeRequests).toEqual([])
  })

  test('accepts invalid values that are already saved', async () => {
    changeElsewhere({ company_number: 'unknown', vat_number: 'none' })
    const { user } = await openForm()
    await type(user, 'Department', 'Legal')
    await saveChanges(user)
    await waitFor(() => expect(snackbarMessages()).toEqual(['Debt updated successfully!']))
    expect(debtRow()).toMatchObject({ company_number: 'unknown', vat_number: 'none' })
  })

  test('shows an error from the server on its field', async () => {
    mockServer.use(
      http.put('*/api/v1/debtor/1/', () =>
        HttpResponse.json({ debtor_debt: { department: ['Too long.'] } }, { status: 400 }),
      ),
    )
    const { user } = await openForm()
    await type(user, 'Department', 'Legal')
    await saveChanges(user)
    const department = await field('Department')
    await waitFor(() => expect(department).toBeInvalid())
    expect(department).toHaveAccessibleDescription(/Too long\./)
  })
})

test('switching to a private individual unticks interest and compensation, which can be ticked again', async () => {
  const { user } = await openForm()
  await type(user, 'Last name', 'Archer')
  await user.click(await field('The debtor is a private individual'))
  expect(await field('Add late payment interest')).not.toBeChecked()
  await user.click(await field('Add late payment interest'))
  await saveChanges(user)
  await waitFor(() => expect(snackbarMessages()).toEqual(['Debt updated successfully!']))
  expect(debtRow()).toMatchObject({
    is_individual: true,
    debt: { add_late_payment_interest: true, add_late_payment_compensation: false },
  })
})

describe('unsaved changes', () => {
  test('survive an expired session, and are discarded by "Cancel"', async () => {
    const { user, unmount } = await openForm()
    await type(user, 'Department', 'Half a wo')
    session.expire()
    unmount()
    logInAs(1)
    const again = openDebt('/debt-detail/1')
    expect(await field('Department')).toHaveValue('Half a wo')
    await again.user.click(await button('Cancel'))
    await again.user.click(await button('Edit debt'))
    expect(await field('Department')).toHaveValue('Trade counter')
    expect(writeRequests).toEqual([])
  })
})
