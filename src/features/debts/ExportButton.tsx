import { memo } from 'react'
import { useToday } from '@/session/today'
import { Button } from '@/ui/Buttons'
import type { DebtRow } from './debt-row'
import { exportDebts } from './export-debts'

/** Takes the debts that are shown away as a file. */
export const ExportButton = memo(function ExportButton({ shown }: { shown: readonly DebtRow[] }) {
  const today = useToday()
  return (
    <Button
      variant="outline"
      disabled={shown.length === 0}
      onClick={() => exportDebts(shown, today)}
    >
      Export CSV
    </Button>
  )
})
