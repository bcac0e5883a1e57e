import { createFileRoute } from '@tanstack/react-router'
import { Debts } from '@/features/debts/Debts'
import { debtsRoute } from '../-debts-route'

export const Route = createFileRoute('/_logged-in/debts')({
  ...debtsRoute,
  component: () => <Debts path="/debts" />,
})
