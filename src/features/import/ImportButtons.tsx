import { Download } from 'lucide-react'
import { downloadCsv } from '@/lib/download'
import { snackbar } from '@/session/snackbar'
import { Button } from '@/ui/Buttons'
import { useSheet } from './import-draft'

/** Downloads a CSV file; `csv` is null if the sheet is gone. */
export function DownloadCsvButton({
  label,
  fileName,
  csv,
}: {
  label: string
  fileName: string
  csv: () => string | null | Promise<string | null>
}) {
  async function download() {
    const text = await csv()
    if (text === null || !downloadCsv(text, fileName))
      snackbar.error('We could not save the file. Check that your browser allows downloads.')
  }
  return (
    <Button variant="outline" size="sm" onClick={() => void download()}>
      <Download aria-hidden />
      {label}
    </Button>
  )
}

/** Downloads the rows that were not imported, with the reasons. */
export function RowsToFixButton() {
  const { draft } = useSheet()
  async function csv() {
    const outcome = await draft.run('rowsToFixCsv')
    return outcome.ok ? outcome.value : null
  }
  return <DownloadCsvButton label="Download rows to fix" fileName="rows-to-fix.csv" csv={csv} />
}

/** Discards the import and returns to the choice of a file. */
export function StartAgainButton({ label = 'Start again' }: { label?: string }) {
  const { draft } = useSheet()
  return (
    <Button variant="ghost" onClick={draft.startAgain}>
      {label}
    </Button>
  )
}
