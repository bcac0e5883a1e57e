import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { field, fill, fillShort, open, pick, saveDebt } from './testing/screen'
import { startWorld, world } from './testing/world'

startWorld()

describe('validation before sending', () => {
  test.each<[string, Record<string, string>, string]>([
    ['A company', { 'Company name': '' }, 'Enter the company name'],
    ['A company', { Email: '' }, 'Enter an address, email or phone for the debtor'],
    ['A company', { 'Original amount': '12,50' }, 'like 1,234.50'],
    ['A company', { 'Last invoice date': '31/02/2025' }, 'Enter a real date'],
    ['A company', { 'Last invoice date': '21/11/2026' }, 'Date must be today or in the past'],
    ['A private individual', {}, 'Enter the last name'],
  ])('%s with %j: %s', async (type, change, message) => {
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
    expect(world.posts).toEqual([])
  })
})

test('an error disappears when the field it depends on changes', async () => {
  const { user } = await open()
  await pick(user, 'A company')
  await fill(user, { 'Original amount': '100' })
  await user.click(saveDebt())
  const summary = await screen.findByRole('alert')
  expect(summary).toHaveTextContent('Enter the company name')
  await fill(user, { Phone: '020 7946 0123' })
  await waitFor(() => expect(summary).not.toHaveTextContent('Enter an address'))
  await pick(user, 'A private individual')
  await waitFor(() => expect(summary).not.toBeInTheDocument())
})
