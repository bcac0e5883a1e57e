import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { ComponentType, ElementType, PropsWithChildren, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

type Elements = Record<'Input' | 'Button' | 'Table' | 'Body' | 'Row' | 'Cell', ElementType>

interface DebtorRecord {
  id: number
  company_name: string | null
  last_name: string | null
  customer_ref: string
  debtor_debt: Record<string, string | null>
}

function Login({ elements: { Input, Button } }: { elements: Elements }) {
  const login = useMutation({ mutationFn: async () => null })
  return (
    <form onSubmit={() => login.mutate()}>
      <h1>Login</h1>
      <Input type="email" aria-label="Email" />
      <Input type="password" aria-label="Password" />
      <Button type="submit">Login</Button>
    </form>
  )
}

async function fetchDebtors(): Promise<DebtorRecord[]> {
  const headers = { Authorization: `JWT ${localStorage.getItem('access')}` }
  return (await fetch('/api/v1/debtor/', { headers })).json()
}

/** The first 200 debts as the server sent them, without validation or calculation. */
function List({ elements: { Table, Body, Row, Cell } }: { elements: Elements }) {
  const { data = [] } = useQuery({ queryKey: ['debtors'], queryFn: fetchDebtors })
  return (
    <Table>
      <Body>
        {data.slice(0, 200).map(({ id, company_name, last_name, customer_ref, debtor_debt }) => (
          <Row key={id}>
            <Cell>{company_name ?? last_name}</Cell>
            <Cell>{customer_ref}</Cell>
            <Cell>{debtor_debt.initial_debt}</Cell>
            <Cell>{debtor_debt.amount_outstanding}</Cell>
            <Cell>{debtor_debt.interestDue}</Cell>
            <Cell>{debtor_debt.compDue}</Cell>
            <Cell>{debtor_debt.last_invoice_date}</Cell>
            <Cell>{debtor_debt.status}</Cell>
          </Row>
        ))}
      </Body>
    </Table>
  )
}

/** Renders a form at `base` and a list at `{base}list`, with React, Router and Query alone. */
export function renderFloor(
  base: string,
  elements: Elements,
  Provider: ComponentType<PropsWithChildren>,
): void {
  const root = createRootRoute({ component: Outlet })
  const at = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const routeTree = root.addChildren([
    at(base, () => <Login elements={elements} />),
    at(`${base}list`, () => <List elements={elements} />),
  ])
  const router = createRouter({ routeTree })
  const element = document.getElementById('root')
  if (!element) return
  createRoot(element).render(
    <Provider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </Provider>,
  )
}
