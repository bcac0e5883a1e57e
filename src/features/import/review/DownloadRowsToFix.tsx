import { Download } from 'lucide-react'
import { Button } from '@/ui/Buttons'
import { save } from '../choose/download-csv'
import type { Work } from '../import-session'

/** The rows that are no debts yet, as a file with the reasons. */
export const DownloadRowsToFix = ({ work, size = 'md' }: { work: Work; size?: 'xs' | 'md' }) => (
  <Button
    variant="outline"
    size={size}
    onClick={() => void work.corrections().then((text) => save(text, 'rows-to-fix.csv'))}
  >
    <Download aria-hidden />
    Download rows to fix
  </Button>
)
