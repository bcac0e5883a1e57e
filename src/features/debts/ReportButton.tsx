import { memo } from 'react'
import { useToday } from '@/session/today'
import { usePreference } from '@/session/usePreference'
import { Button } from '@/ui/Buttons'
import type { DebtRow } from './debt-row'
import { readListLook } from './list-look'
import { downloadReport } from './report'

/** Saves the list as it is shown, to be read in a spreadsheet. */
export const ReportButton = memo(function ReportButton({ shown }: { shown: readonly DebtRow[] }) {
  const today = useToday()
  const [{ hidden }] = usePreference('list-look', readListLook)
  return (
    <Button
      variant="outline"
      disabled={shown.length === 0}
      onClick={() => downloadReport(shown, hidden, today)}
    >
      Download report
    </Button>
  )
})
