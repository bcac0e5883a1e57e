import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { goToCheckStep, heading, press } from './testing/answers'
import { setUpServer } from './testing/server'

const server = setUpServer()
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
