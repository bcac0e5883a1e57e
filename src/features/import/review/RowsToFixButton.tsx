import { Download } from 'lucide-react'
import { Button } from '@/ui/Buttons'
import { saveCsv } from '../choose/download-csv'
import type { ImportSession } from '../import-session'

/** The rows that are no debts yet, as a file with the reasons. */
export const RowsToFixButton = ({
  importSession,
  size = 'md',
}: {
  importSession: ImportSession
  size?: 'xs' | 'md'
}) => (
  <Button
    variant="outline"
    size={size}
    onClick={() =>
      void importSession.corrections().then((text) => saveCsv(text, 'rows-to-fix.csv'))
    }
  >
    <Download aria-hidden />
    Download rows to fix
  </Button>
)
