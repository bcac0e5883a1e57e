import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import {
  button,
  change,
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

async function openForm(debt: object = {}) {
  change(debt)
  const { user } = openDebt('/debt-detail/1')
  await user.click(await button('Edit debt'))
  return user
}
const claim = () => screen.findByRole('region', { name: 'The claim with your changes' })
const term = async (name: string) => {
  const panel = within(await claim())
  return panel.getByText(name, { selector: 'dt' }).nextSibling?.textContent
}
const feeNotice = () => screen.queryByText('Saving changes the fee type')?.parentElement

describe('the claim beside the form', () => {
  test('equals the claim that a save sends', async () => {
    const user = await openForm()
    await type(user, 'Original amount', '9,000')
    await type(user, 'Last invoice date', '01/02/2025')
    await user.click(await field('Add late payment compensation'))
    expect(await term('Late payment compensation')).toBe('£0.00')
    const interest = (await term('Late payment interest'))?.replace(/[£,]/g, '')
    await user.click(await button('Save changes'))
    await waitFor(() => expect(snackbarMessages()).toEqual(['Debt updated successfully!']))
    expect(Number(interest)).toBeGreaterThan(0)
    expect(writeRequests[0]?.body).toMatchObject({
      debtor_debt: { initial_debt: 9000, interestDue: Number(interest), compDue: 0 },
    })
  })

  test('is settled when nothing is outstanding, with the last saved figures', async () => {
    const user = await openForm({ interestDue: '77.89', compDue: '70.00' })
    await type(user, 'Amount outstanding', '0')
    expect(await claim()).toHaveTextContent(/^The claim with your changesSettled/)
    expect(await term('Late payment interest')).toBe('£77.89')
    await user.click(await field('Add late payment interest'))
    expect(await term('Late payment interest')).toBe('£0.00')
  })

  test('is unknown while a field it depends on is unreadable and unedited', async () => {
    const user = await openForm({ last_invoice_date: '2026-02-31' })
    expect(await term('Total')).toBe('Unknown')
    await type(user, 'Last invoice date', '01/02/2025')
    expect(await term('Total')).toMatch(/^£/)
  })
})

describe('the fee type', () => {
  test('is announced before a change of the amount changes it', async () => {
    const user = await openForm({ fee_type: 'No Recovery No Fee' })
    expect(await term('Fee type')).toBe('No Recovery No Fee')
    expect(feeNotice()).toBeUndefined()
    await type(user, 'Original amount', '5000.01')
    expect(feeNotice()).toHaveTextContent(
      'It changes from No Recovery No Fee to Fixed Fee, because the original amount changes.',
    )
    expect(await term('Fee type')).toBe('Fixed Fee')
    await type(user, 'Original amount', '5000.00')
    expect(feeNotice()).toBeUndefined()
    expect(writeRequests).toEqual([])
  })

  test('is announced again after a concurrent change, and saved by a second press', async () => {
    const user = await openForm({ fee_type: 'Fixed Fee' })
    await type(user, 'Original amount', '5000.01')
    expect(feeNotice()).toBeUndefined()
    change({ fee_type: 'No Recovery No Fee' })
    await user.click(await button('Save changes'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing is saved yet')
    expect(feeNotice()).toHaveTextContent('from No Recovery No Fee to Fixed Fee')
    expect(writeRequests).toEqual([])
    await user.click(await button('Save changes'))
    await waitFor(() => expect(snackbarMessages()).toContain('Debt updated successfully!'))
    expect(writeRequests[0]?.body).toMatchObject({ debtor_debt: { fee_type: 'Fixed Fee' } })
  })
})

describe('warnings match those of a new debt', () => {
  test.each([
    ['Amount outstanding', '6000', 'This is more than the original amount'],
    ['Last invoice date', '19/11/2026', /not overdue/i],
    ['Email', 'accounts@gmial.com', 'Did you mean accounts@gmail.com?'],
    ['Company name', 'Alderbrook', /Use the registered name/],
  ])('%s: %j', async (label, text, warning) => {
    const user = await openForm()
    await type(user, label, text)
    expect(await field(label)).toHaveAccessibleDescription(expect.stringMatching(warning))
  })

  test('a duplicate is warned of, but not the debt itself', async () => {
    const user = await openForm()
    const heading = 'You may have added this debt already'
    await type(user, 'Department', 'Legal')
    expect(screen.queryByText(heading)).toBeNull()
    await type(user, 'Your reference', 'CUST-0002')
    expect((await screen.findByText(heading)).parentElement).toHaveTextContent('the same reference')
  })
})
