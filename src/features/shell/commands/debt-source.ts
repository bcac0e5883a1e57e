import type { Debtor } from '@/api/debtor/debtor'

/** A debt as listed in the command bar. */
interface FoundDebt {
  id: number
  name: string
  /** Distinguishes debts of the same debtor. */
  detail: string
}

/** Search and export of debts, injected by the debts feature. */
export interface DebtSource {
  /** Indexes a list for searching; returns the best matches and the total count. */
  index: (debtors: readonly Debtor[]) => (query: string) => {
    debts: readonly FoundDebt[]
    count: number
  }
  /** Exports all debts as a file and reports the result. */
  save: (debtors: readonly Debtor[]) => void
}

/** Callbacks from the shell. */
export interface CommandBarProps {
  onClose: () => void
  onKeys: () => void
  onLogout: () => void
}
