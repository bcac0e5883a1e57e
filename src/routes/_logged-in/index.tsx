import { createFileRoute } from '@tanstack/react-router'
import { DebtsScreen } from '../-DebtsScreen'
import { debtsRoute } from '../-debts-route'

export const Route = createFileRoute('/_logged-in/')({
  ...debtsRoute,
  component: () => <DebtsScreen address="/" />,
})
