import { Download } from 'lucide-react'
import { Button } from '@/ui/Buttons'
import { saveCsv } from '../choose/download-csv'
import type { ImportSession } from '../import-session'

/** Downloads the rows that were not imported, with the reasons. */
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
