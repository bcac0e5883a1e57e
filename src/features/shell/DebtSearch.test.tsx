import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { logIn, mountShell, setUpShellServer } from './testing/shell'

const server = setUpShellServer()
const box = () => screen.queryByRole('searchbox', { name: 'Search debts' })

it('the search of the top bar opens the list with what was typed', async () => {
  server.records.debtor = [{ id: 7, debtor_debt: { id: 9, initial_debt: '100.00' } }]
  await logIn()
  const { user, href } = await mountShell('/add-debt')
  await user.type(await screen.findByRole('searchbox'), ' joinery{Enter}')
  await waitFor(() => expect(href()).toBe('/debts?q=joinery'))
  await waitFor(() => expect(box()).not.toBeInTheDocument())
})

it('the search of the top bar is there on a debt without a read of the list', async () => {
  await logIn()
  await mountShell('/debt-detail/7')
  expect(box()).toBeVisible()
  expect(server.reads).not.toContain('debtor')
})

it('the search of the top bar has no room for a visitor or before the first debt', async () => {
  await mountShell('/add-debt')
  expect(box()).not.toBeInTheDocument()
  await act(logIn)
  await waitFor(() => expect(server.reads).toContain('debtor'))
  await waitFor(() => expect(document.querySelector('[data-search]')).not.toBeInTheDocument())
  expect(box()).not.toBeInTheDocument()
})
