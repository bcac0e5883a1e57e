import { createFileRoute } from '@tanstack/react-router'
import { Debts } from '@/features/debts/Debts'
import { debtsRoute } from '../-debts-route'

export const Route = createFileRoute('/_logged-in/debts')({
  ...debtsRoute,
  component: () => {
    const navigate = Route.useNavigate()
    return (
      <Debts
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
})
