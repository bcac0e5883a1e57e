import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCompany, goToCheckStep, heading, press } from './testing/answers'
import { mount } from './testing/mount'
import { setUpServer } from './testing/server'

const server = setUpServer()
test('focus moves to the neighbour when an address is removed', async () => {
  const { user } = await mount('/register-details')
  await answerCompany(user)
  const lines = () => screen.getAllByLabelText('Address line 1')
  await press(user, 'Add another address')
  expect(lines()[1]).toHaveFocus()
  await press(user, 'Remove address 2')
  expect(lines()).toEqual([document.activeElement])
  await press(user, 'Add another address')
  const [, second] = lines()
  await press(user, 'Remove address')
  expect(second).toHaveFocus()
  expect(lines()).toEqual([second])
})

test('exactly one address and one contact are primary', async () => {
  const { user } = await goToCheckStep()
  for (const [what, step] of [
    ['address', 2],
    ['contact', 3],
  ] as const) {
    await user.click(screen.getByRole('link', { name: `Change ${what}` }))
    await heading(step)
    await press(user, `Add another ${what}`)
    const primary = () => screen.getAllByRole('checkbox', { name: 'Primary' })
    const second = primary()[1]
    if (!second) throw new Error('no second')
    await user.click(second)
    await waitFor(() => expect(primary()[0]).not.toBeChecked())
    await user.click(second)
    expect(primary()[1]).not.toBeChecked()
    await press(user, `Remove ${what} 2`)
    await press(user, 'Continue')
    await heading(5)
  }
  await press(user, 'Save company details')
  await waitFor(() => expect(server.posts).toHaveLength(1))
  expect(server.posts[0]?.body).toMatchObject({
    client_addresses: [{ isPrimary: true }],
    client_contacts: [{ isPrimary: true }],
  })
})
