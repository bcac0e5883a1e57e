import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { createQueryClient } from '@/query-client'
import { system } from '@/ui/testing/theme'
import { ImportCSV } from '../ImportCSV'
import { threeDebts } from './server'

export async function openImport() {
  const root = createRootRoute()
  const add = createRoute({ getParentRoute: () => root, path: '/add-debt', component: ImportCSV })
  const list = createRoute({ getParentRoute: () => root, path: '/debts', component: () => 'list' })
  const router = createRouter({
    routeTree: root.addChildren([add, list]),
    history: createMemoryHistory({ initialEntries: ['/add-debt'] }),
  })
  const queryClient = createQueryClient()
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ChakraProvider>,
  )
  await screen.findByRole('heading', { name: 'Import debts from CSV', level: 2 })
  return router
}

export const user = userEvent.setup({ applyAccept: false })
export const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** A button once it is no longer busy: at the end of the review, once the list of debts has been compared. */
export async function idleButton(name: string | RegExp) {
  const found = await button(name)
  await waitFor(() => expect(found).not.toHaveAttribute('aria-busy'))
  return found
}

export const press = async (name: string | RegExp) => user.click(await idleButton(name))

export async function choose(text: string) {
  const file = new File([text], 'debts.csv', { type: 'text/csv' })
  await user.upload(screen.getByLabelText(/^CSV file/), file)
}

/** Opens the import and chooses a file. */
export async function openFile(text = threeDebts) {
  const router = await openImport()
  await choose(text)
  return router
}

/** The rows of the table, each with its cells as they are shown; without the notes below them. */
export const shownRows = () =>
  [
    ...screen.getByRole('grid', { name: 'Rows of the file' }).querySelectorAll('tr[data-status]'),
  ].map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent))

export async function importAs(name: string) {
  await press(name)
  const dialog = await screen.findByRole('alertdialog', { name })
  expect(dialog).toHaveTextContent('Debts cannot be removed here once added')
  await user.click(within(dialog).getByRole('button', { name }))
}

/** Imports all debts of {@link threeDebts}. */
export const importAll = () => importAs('Import 3 debts')

/** The success message of the specification, repeated here so that a test notices a change. */
export const specifiedThanks =
  'Thank you. Our collection team will be in touch within 1 working day.'
