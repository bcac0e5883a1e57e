import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createQueryClient } from '@/query-client'
import { system } from '@/ui/testing/theme'
import { AddDebt } from '../AddDebt'

export async function open(Screen: typeof AddDebt = AddDebt) {
  const root = createRootRoute()
  const at = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const router = createRouter({
    routeTree: root.addChildren([
      at('/add-debt', () => <Screen by="form" csv={null} />),
      at('/debt-detail/$id', () => <h1>The debt</h1>),
      at('/elsewhere', () => <h1>Elsewhere</h1>),
    ]),
    history: createMemoryHistory({ initialEntries: ['/add-debt'] }),
  })
  const view = render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </ChakraProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
  return { router, user: userEvent.setup(), unmount: view.unmount }
}

type User = Awaited<ReturnType<typeof open>>['user']

/** "Email" and "Phone" are also what a contact can be. */
export const field = (label: string) =>
  screen.getByLabelText(new RegExp(`^${label}( \\(optional\\))?$`), {
    selector: ':not([type=radio])',
  })
export const inGroup = (group: string) => within(screen.getByRole('group', { name: group }))
export const button = (name: string) => screen.getByRole('button', { name })
export const savedPanel = () => screen.findByText(/^The debt is saved\./)
export const saveDebt = () => screen.getByRole('button', { name: 'Save debt' })

export async function fill(user: User, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    await user.click(field(label))
    await user.paste(text)
  }
}

export const pick = (user: User, type: string) =>
  user.click(screen.getByRole('radio', { name: type }))

export async function fillShort(user: User) {
  await pick(user, 'A company')
  await fill(user, {
    'Company name': 'Lantern Freight Ltd',
    'Your reference': 'LF-42',
    Email: 'a@lantern.example',
    'Original amount': '5,000.00',
    'Last invoice date': '01/01/2024',
  })
}

/** Clicks twice before React can render. */
export const pressTwice = (button: HTMLElement) =>
  act(() => {
    button.click()
    button.click()
  })

export const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' })
