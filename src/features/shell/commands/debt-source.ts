import type { Debtor } from '@/api/debtor/debtor'

/** A debt as the command bar offers it. */
interface FoundDebt {
  id: number
  name: string
  /** What tells it from another of the same debtor. */
  detail: string
}

/** What the command bar asks of the list of debts. */
export interface DebtSource {
  /** Makes a list searchable: the best few that match, and how many do. */
  index: (debtors: readonly Debtor[]) => (query: string) => {
    debts: readonly FoundDebt[]
    count: number
  }
  /** Saves all as a file, and tells whether it could. */
  save: (debtors: readonly Debtor[]) => void
}

/** What the command bar is told by the shell around it. */
export interface CommandBarProps {
  onClose: () => void
  onKeys: () => void
  onLogout: () => void
}
