import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { mockServer, world } from '#mocks/node'
import { snackbarMessages, withMockedApi, writeRequests } from '@/testing/mocked-api'
import { button, change, openDebt } from '../testing/debt'

withMockedApi()

const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}( \\(optional\\))?$`))

async function type(user: UserEvent, label: string, text: string) {
  await user.clear(await field(label))
  if (text) await user.paste(text)
}

async function openForm() {
  const opened = openDebt('?edit=true')
  await button('Save changes')
  return opened
}
const saveChanges = async (user: UserEvent) => user.click(await button('Save changes'))
const debtRow = () => world.debtors.get(1)

const expectSaved = () =>
  waitFor(() => expect(snackbarMessages()).toContain('Debt updated successfully!'))

it('a save sends what was edited and what follows from it, and keeps the fee type', async () => {
  change({ fee_type: 'No Recovery No Fee' })
  const { user } = await openForm()
  await type(user, 'Department', 'Legal')
  await type(user, 'Email', 'new@b.example')
  await user.click(await field('Add late payment compensation'))
  await saveChanges(user)
  await expectSaved()
  expect(writeRequests).toMatchObject([
    {
      call: 'PUT debtor/1/',
      body: {
        ...{ id: 1, company_name: 'Alderbrook Joinery Ltd', primary_email: 'new@b.example' },
        debtor_contacts: expect.arrayContaining([
          expect.objectContaining({ contact_value: 'new@b.example', isPrimary: true }),
        ]),
        debtor_debt: {
          ...{ id: 101, initial_debt: 5000, department: 'Legal', fee_type: 'No Recovery No Fee' },
          ...{ add_late_payment_compensation: false, interestDue: 1135.11, compDue: 0 },
        },
      },
    },
  ])
  expect(await button('Edit debt')).toBeVisible()
})

it.each(['0113 496 0000', ''])('the phone %j changes no other contact', async (phone) => {
  const [, main, office] = debtRow()?.contacts ?? []
  const other = { ...office, contact_value: main?.contact_value }
  change({}, { contacts: [main, other] })
  const { user } = await openForm()
  await type(user, 'Phone', phone)
  await saveChanges(user)
  await waitFor(() => expect(writeRequests).toHaveLength(1))
  const debtor_contacts = phone ? [{ ...main, contact_value: phone }, other] : [other]
  expect(writeRequests[0]?.body).toMatchObject({ debtor_contacts })
})

it.each([
  ['keeps the interest last saved', false, 77.89],
  ['has none where it is switched off', true, 0],
])('a debt that is paid in full %s', async (_, isSwitchedOff, interestDue) => {
  change({ interestDue: '77.89', compDue: '70.00' })
  const { user } = await openForm()
  await type(user, 'Amount outstanding', '0')
  if (isSwitchedOff) await user.click(await field('Add late payment interest'))
  await saveChanges(user)
  await expectSaved()
  expect(writeRequests[0]?.body).toMatchObject({
    debtor_debt: { amount_outstanding: 0, interestDue, compDue: 70 },
  })
})

describe('a record that has changed since the form was opened', () => {
  async function saveOverChange() {
    const opened = await openForm()
    await type(opened.user, 'Salutation', 'Dear team')
    change({}, { title: 'Dr', salutation: 'Dear all' })
    await saveChanges(opened.user)
    await screen.findByText('This debt was changed while you were editing it')
    expect(writeRequests).toEqual([])
    expect(await field('Salutation')).toHaveValue('Dear team')
    return opened
  }

  it('is saved by "Save mine anyway", in the edited fields alone', async () => {
    const { user } = await saveOverChange()
    await user.click(await button('Save mine anyway'))
    await expectSaved()
    expect(debtRow()).toMatchObject({ title: 'Dr', salutation: 'Dear team' })
  })

  it('is saved with the claim of the amount that it has by then', async () => {
    const { user } = await openForm()
    await type(user, 'Department', 'Legal')
    change({ initial_debt: '500.00', amount_outstanding: '500.00' })
    await saveChanges(user)
    await user.click(await button('Save mine anyway'))
    await expectSaved()
    // 8.1 % of £500 over 1,023 days.
    expect(debtRow()?.debt).toMatchObject({ interestDue: '113.51', compDue: '40.00' })
  })

  it('replaces the main email that it has by then, and keeps the contacts that were added', async () => {
    const { user } = await openForm()
    await type(user, 'Email', 'new@b.example')
    const { contacts = [] } = debtRow() ?? {}
    const [main, ...others] = contacts.toSorted((one, other) => +other.isPrimary - +one.isPrimary)
    const added = { ...others[0], id: 900, contact_value: 'sue@b.example' }
    change({}, { contacts: [{ ...main, contact_value: 'other@b.example' }, ...others, added] })
    await saveChanges(user)
    await user.click(await button('Save mine anyway'))
    await expectSaved()
    const values = debtRow()?.contacts.map(({ contact_value }) => contact_value)
    expect(values).toEqual(expect.arrayContaining(['new@b.example', 'sue@b.example']))
    expect(values).not.toContain('other@b.example')
  })

  it('replaces what was typed after "Reload", and says why "Reload" failed', async () => {
    const { user } = await saveOverChange()
    const refusal = () => HttpResponse.json({ detail: 'Not now.' }, { status: 400 })
    mockServer.use(http.get('*/api/v1/debtor/1', refusal))
    await user.click(await button('Reload'))
    await waitFor(() => expect(snackbarMessages()).toContain('Not now.'))
    mockServer.resetHandlers()
    expect(await field('Salutation')).toHaveValue('Dear team')
    await user.click(await button('Reload'))
    await waitFor(async () => expect(await field('Salutation')).toHaveValue('Dear all'))
    expect(await field('Title')).toHaveValue('Dr')
    await type(user, 'Salutation', 'Dear team')
    await saveChanges(user)
    await waitFor(() => expect(debtRow()).toMatchObject({ salutation: 'Dear team' }))
  })
})

it.each([true, false])('asks about a part payment unless one is recorded: %s', async (isPaid) => {
  if (!isPaid) for (const { id } of world.payments.all()) world.payments.remove(id)
  const row = debtRow()
  if (row) world.debtors.save({ ...row, debt: { ...row.debt, amount_outstanding: null } })
  const { user } = await openForm()
  await type(user, 'Amount outstanding', '1')
  expect(screen.queryAllByText(/but no payment is recorded/)).toHaveLength(isPaid ? 0 : 1)
})

it('sends nothing while a field is refused', async () => {
  const { user } = await openForm()
  await type(user, 'Company name', '')
  await saveChanges(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter the company name')
  expect(writeRequests).toEqual([])
})

it('shows what the server refuses on its field', async () => {
  const refusal = {
    debtor_debt: { initial_debt: ['Too much.'] },
    debtor_contacts: [{}, { contact_value: ['Not an email.'] }],
  }
  mockServer.use(http.put('*/api/v1/debtor/1/', () => HttpResponse.json(refusal, { status: 400 })))
  const { user } = await openForm()
  await type(user, 'Email', 'a@b.example')
  await saveChanges(user)
  await waitFor(async () =>
    expect(await field('Email')).toHaveAccessibleDescription(/Not an email\./),
  )
  expect(await field('Original amount')).toHaveAccessibleDescription(/Too much\./)
})

it('accepts invalid values that are already saved', async () => {
  change({}, { company_number: 'unknown', vat_number: 'none' })
  const { user } = await openForm()
  await type(user, 'Department', 'Legal')
  await saveChanges(user)
  await expectSaved()
  expect(debtRow()).toMatchObject({ company_number: 'unknown', vat_number: 'none' })
})

it('switching to a private individual unticks interest and compensation, which can be ticked again', async () => {
  const { user } = await openForm()
  await type(user, 'Last name', 'Archer')
  await user.click(await field('The debtor is an individual'))
  await user.click(await field('The debtor is an individual'))
  expect(await field('Add late payment interest')).toBeChecked()
  await user.click(await field('The debtor is an individual'))
  expect(await field('Add late payment interest')).not.toBeChecked()
  expect(screen.getByText(/covers debts between businesses only/)).toBeVisible()
  await user.click(await field('Add late payment interest'))
  await saveChanges(user)
  await expectSaved()
  expect(debtRow()).toMatchObject({
    is_individual: true,
    debt: { add_late_payment_interest: true, add_late_payment_compensation: false },
  })
})

it('switching to a business ticks interest and compensation', async () => {
  const without = { add_late_payment_interest: false, add_late_payment_compensation: false }
  change(without, { is_individual: true })
  const { user } = await openForm()
  await user.click(await field('The debtor is an individual'))
  expect(await field('Add late payment interest')).toBeChecked()
  expect(await field('Add late payment compensation')).toBeChecked()
})

it('a save that ends after the form was left changes nothing on the screen that is open then', async () => {
  const { router, user } = await openForm()
  let respond = () => {}
  const responded = new Promise<undefined>((resolve) => (respond = () => resolve(undefined)))
  mockServer.use(http.put('*/api/v1/debtor/1/', () => responded))
  await type(user, 'Department', 'Legal')
  await saveChanges(user)
  await user.click(screen.getByRole('tab', { name: /^Notes/ }))
  await user.click(await screen.findByRole('textbox', { name: 'Note' }))
  respond()
  await expectSaved()
  expect(router.state.location.search).toEqual({ tab: 'notes' })
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus()
})

it('unsaved changes survive a visit of another tab and are discarded by "Cancel"', async () => {
  const { user } = await openForm()
  await type(user, 'Department', 'Half a wo')
  await user.click(screen.getByRole('tab', { name: /^Notes/ }))
  await screen.findByRole('textbox', { name: 'Note' })
  await user.click(screen.getByRole('tab', { name: 'Overview' }))
  expect(await field('Department')).toHaveValue('Half a wo')
  await user.click(await button('Cancel'))
  await user.click(await button('Edit debt'))
  expect(await field('Department')).toHaveValue('Trade counter')
  expect(writeRequests).toEqual([])
})

describe('the claim beside the form', () => {
  const term = async (name: string) => {
    const panel = await screen.findByRole('region', { name: 'The claim with your changes' })
    return within(panel).getByText(name, { selector: 'dt' }).nextSibling?.textContent
  }

  it('equals the claim that a save sends', async () => {
    const { user } = await openForm()
    await type(user, 'Original amount', '9,000')
    await type(user, 'Last invoice date', '01/02/2025')
    const interest = (await term('Late payment interest'))?.replace(/[£,]/g, '')
    await saveChanges(user)
    await expectSaved()
    await waitFor(() => expect(document.body).toHaveTextContent('Original amount£9,000.00'))
    expect(Number(interest)).toBeGreaterThan(0)
    expect(writeRequests[0]?.body).toMatchObject({
      debtor_debt: { initial_debt: 9000, interestDue: Number(interest) },
    })
  })

  it('announces a change of the fee type', async () => {
    change({ fee_type: 'No Recovery No Fee' })
    const { user } = await openForm()
    expect(await term('Fee type')).toBe('No Recovery No Fee')
    await type(user, 'Original amount', '5000.01')
    expect(screen.getByText('Saving changes the fee type').parentElement).toHaveTextContent(
      'It will change from No Recovery No Fee to Fixed Fee',
    )
    await type(user, 'Original amount', '5000.00')
    expect(screen.queryByText('Saving changes the fee type')).toBeNull()
  })
})
