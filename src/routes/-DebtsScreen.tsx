import { useNavigate, useSearch } from '@tanstack/react-router'
import { Debts } from '@/features/debts/Debts'
import type { DebtsSearch } from '@/features/debts/search'

/** The list with the search of its address. */
export function DebtsScreen({ address }: { address: '/' | '/debts' }) {
  // Both routes validate it by `debtsRoute`.
  const search = useSearch({ strict: false }) as DebtsSearch
  const navigate = useNavigate({ from: address })
  return (
    <Debts
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
