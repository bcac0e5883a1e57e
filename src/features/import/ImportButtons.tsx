import { Download } from 'lucide-react'
import { downloadCsv } from '@/lib/download'
import { snackbar } from '@/session/snackbar'
import { Button } from '@/ui/Buttons'
import { useImport } from './import-draft'

/** Downloads a CSV file, and shows an error if the sheet is gone or the browser refuses. */
export function DownloadCsvButton({
  label,
  size,
  fileName,
  csv,
}: {
  label: string
  size: 'xs' | 'sm' | 'md'
  fileName: string
  csv: () => string | null | Promise<string | null>
}) {
  async function download() {
    const text = await csv()
    const isSaved = text !== null && downloadCsv(text, fileName)
    if (!isSaved)
      snackbar.error('We could not save the file. Check that your browser allows downloads.')
  }
  return (
    <Button variant="outline" size={size} onClick={() => void download()}>
      <Download aria-hidden />
      {label}
    </Button>
  )
}

/** Downloads the rows that were not imported, with the reasons. */
export function RowsToFixButton({ size = 'md' }: { size?: 'xs' | 'md' }) {
  const { draft } = useImport()
  return (
    <DownloadCsvButton
      label="Download rows to fix"
      size={size}
      fileName="rows-to-fix.csv"
      csv={draft.rowsToFixCsv}
    />
  )
}

/** Discards the import and returns to the choice of a file. */
export function StartAgainButton({ label = 'Start again' }: { label?: string }) {
  const { draft } = useImport()
  return (
    <Button variant="ghost" onClick={draft.startAgain}>
      {label}
    </Button>
  )
}
