import { Download } from 'lucide-react'
import { downloadCsv } from '@/lib/download'
import { snackbar } from '@/session/snackbar'
import { Button } from '@/ui/Buttons'
import { runCommand, startAgain } from './import-draft'
import type { Outcome } from './sheet/sheet-handle'

/** Downloads a CSV file. */
export function DownloadCsvButton(file: {
  label: string
  fileName: string
  read: () => Promise<Outcome<string>>
}) {
  async function download() {
    const csv = await file.read()
    if (!csv.ok || !downloadCsv(csv.value, file.fileName))
      snackbar.error('We could not save the file. Check that your browser allows downloads.')
  }
  return (
    <Button variant="outline" size="sm" onClick={() => void download()}>
      <Download aria-hidden />
      {file.label}
    </Button>
  )
}

/** Downloads the rows that were not imported, with the reasons. */
export const RowsToFixButton = () => (
  <DownloadCsvButton
    label="Download rows to fix"
    fileName="rows-to-fix.csv"
    read={() => runCommand('rowsToFixCsv')}
  />
)

/** Discards the import and returns to the choice of a file. */
export const StartAgainButton = ({ label = 'Start again' }) => (
  <Button variant="ghost" me="auto" onClick={startAgain}>
    {label}
  </Button>
)
