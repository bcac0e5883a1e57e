import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { writeRequests } from '@/testing/mocked-api'
import {
  answerOnce,
  button,
  field,
  fill,
  fillShort,
  open,
  pick,
  saveDebt,
  setUpAddDebt,
} from './testing/screen'

setUpAddDebt()

describe('the form', () => {
  it('opens with twelve questions at most, and names what the rest holds', async () => {
    const { user } = await open()
    await pick(user, 'A company')
    const details = screen.getByText('More details').closest('details')
    expect(details).not.toHaveAttribute('open')
    expect(details?.querySelector('summary')).toHaveTextContent(/trading name, contact person/)
    const open_ = (element: HTMLElement) => !element.closest('details:not([open])')
    const boxes = screen.getAllByRole('textbox', { hidden: true }).filter(open_)
    // One question each, and an address of seven lines.
    expect(boxes.map((box) => (box as HTMLInputElement).name)).toHaveLength(8 + 6)
    // A company would be sent with this name.
    await pick(user, 'A private individual')
    await fill(user, { 'Last name': 'Archer' })
    await pick(user, 'A company')
    expect(field('Last name').closest('details')).toHaveAttribute('open')
  })

  it('says "(optional)" of email and last name only where they are', async () => {
    const { user } = await open()
    await pick(user, 'A sole trader or partnership')
    expect(screen.getByLabelText('Email', { selector: '[type=email]' })).toBeVisible()
    expect(screen.getByLabelText('Address line 1 (optional)')).toBeVisible()
    expect(screen.getByLabelText('Last name')).toBeVisible()
    await fill(user, { Phone: '020 7946 0123', 'Company name': 'Archer & Sons' })
    expect(screen.getByLabelText('Email (optional)')).toBeVisible()
    expect(screen.getByLabelText('Last name (optional)')).toBeVisible()
  })

  it.each<[string, Record<string, string>, string]>([
    ['A company', { Email: '' }, 'Enter an address, email or phone for the debtor'],
    ['A company', { 'Original amount': '12.500' }, '£12.50 or £12,500.00'],
    ['A company', { 'Last invoice date': '21/11/2026' }, 'Date must be today or in the past'],
    ['A private individual', {}, 'Enter the last name'],
  ])('sends nothing for %s with %j', async (type, change, message) => {
    const { user } = await open()
    await fillShort(user)
    for (const [label, text] of Object.entries(change)) {
      await user.clear(field(label))
      if (text) await fill(user, { [label]: text })
    }
    await pick(user, type)
    await user.click(saveDebt())
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveTextContent('There is a problem')
    expect(summary).toHaveTextContent(message)
    expect(writeRequests).toEqual([])
  })

  it('validates the fields that depend on a changed one again', async () => {
    const { user } = await open()
    await pick(user, 'A company')
    await fill(user, { 'Original amount': '100' })
    await user.click(saveDebt())
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveTextContent('Enter the company name')
    await fill(user, { Phone: '020 7946 0123' })
    await waitFor(() => expect(summary).not.toHaveTextContent('Enter an address'))
    await pick(user, 'A private individual')
    await waitFor(() => expect(summary).not.toHaveTextContent('Enter the company name'))
  })

  it('opens "More details" where the server refuses a field in it', async () => {
    answerOnce('debtor', 400, { debtor_debt: { department: ['Too long.'] } })
    const { user } = await open()
    await fillShort(user)
    await user.click(saveDebt())
    await waitFor(() => expect(field('Department')).toHaveAccessibleDescription(/Too long\./))
    expect(field('Department').closest('details')).toHaveAttribute('open')
  })
})

it('unsaved work is restored, and can be started again', async () => {
  const { user, unmount } = await open()
  await fill(user, { 'Your reference': 'LF-42' })
  unmount()
  await open()
  expect(field('Your reference')).toHaveValue('LF-42')
  await user.click(button('Start again'))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(field('Your reference')).toHaveValue('')
})
