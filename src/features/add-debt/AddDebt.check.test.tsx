import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { button, field, fill, fillShort, open, saveDebt, savedPanel } from './testing/screen'
import { startWorld, world } from './testing/world'

startWorld()

const part = (name: string) => screen.getByRole('region', { name })
const heading = () => screen.findByRole('heading', { name: 'Check your answers' })

test('the review shows all answers and each section can be changed', async () => {
  const { user } = await open()
  await fillShort(user)
  await user.click(button('Check your answers'))
  expect(await heading()).toHaveFocus()
  expect(world.posts).toEqual([])
  expect(part('Who owes you the money')).toHaveTextContent('Company nameLantern Freight Ltd')
  expect(part('What is owed')).toHaveTextContent('Amount outstanding£5,000.00')
  expect(within(part('References')).getByText('Not provided')).toBeVisible()

  await user.click(button('Change references'))
  await waitFor(() => expect(field('Your reference')).toHaveFocus())
  await fill(user, { 'Other reference': 'INV-7' })
  await user.click(button('Check your answers'))
  await heading()
  expect(part('References')).toHaveTextContent('Other referenceINV-7')
  await user.click(saveDebt())
  await savedPanel()
  expect(world.posts).toMatchObject([{ customer_ref: 'LF-42', external_ref: 'INV-7' }])
})

test('the review does not open when answers are invalid', async () => {
  const { user } = await open()
  await fillShort(user)
  await user.clear(field('Company name'))
  await user.click(button('Check your answers'))
  await waitFor(() => expect(field('Company name')).toHaveFocus())
  expect(field('Company name')).toHaveAccessibleDescription(/Enter the company name/)
  expect(screen.queryByRole('heading', { name: 'Check your answers' })).toBeNull()
})

test('the form returns when the server refuses the debt', async () => {
  world.answers = [() => HttpResponse.json({ external_ref: ['Too odd.'] }, { status: 400 })]
  const { user } = await open()
  await fillShort(user)
  await user.click(button('Check your answers'))
  await heading()
  await user.click(saveDebt())
  await waitFor(() => expect(field('Other reference')).toHaveAccessibleDescription(/Too odd\./))
  expect(screen.getByRole('alert')).toHaveFocus()
  await fill(user, { 'Other reference': 'INV-7' })
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(field('Other reference')).toHaveValue('INV-7')
})
