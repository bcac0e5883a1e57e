import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { answerCompany, fill, goToCheckStep, heading, press } from './testing/answers'
import { mount } from './testing/mount'
import { setUpServer } from './testing/server'

const server = setUpServer()
const type = () => screen.getByLabelText('Company type')
const number = () => screen.getByLabelText(/^Company number/)

describe('a company number', () => {
  it.each([
    ['OC123456', 'Limited liability partnership'],
    ['so 12 34 56', 'Limited liability partnership'],
    ['SL123456', 'Partnership'],
    ['CE123456', 'Charity'],
    ['SC123456', 'Limited company'],
    ['01234567', 'Limited company'],
    ['1234567', ''],
    ['ZZ123456', ''],
    ['IP123456', ''],
  ])('%s tells the type %s where none is chosen', async (typed, told) => {
    const { user } = await mount('/register-details')
    await heading(1)
    await fill(user, { 'Company number': typed })
    await waitFor(() => expect(type()).toHaveValue(told))
    const said = screen.queryByText(/by the company number/)
    if (told) expect(said).toHaveTextContent(`We chose “${told}”`)
    else expect(said).toBeNull()
  })

  test('keeps a chosen type and warns when the number contradicts it', async () => {
    const { user } = await mount('/register-details')
    await heading(1)
    await user.selectOptions(type(), 'Public limited company')
    await fill(user, { 'Company number': '01234567' })
    expect(number()).not.toHaveAccessibleDescription(/You chose/)
    await fill(user, { 'Company number': 'OC123456' })
    expect(type()).toHaveValue('Public limited company')
    await user.tab()
    await waitFor(() =>
      expect(number()).toHaveAccessibleDescription(/OC is of this type: Limited liability/),
    )
  })
})

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
