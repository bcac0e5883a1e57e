import { Download } from 'lucide-react'
import { downloadCsv } from '@/lib/download'
import { snackbar } from '@/session/snackbar'
import { Button } from '@/ui/Buttons'
import { useImportSession } from './useImportSession'

/** Downloads a CSV file, and shows an error if the browser refuses. */
export function DownloadCsvButton({
  label,
  size = 'md',
  fileName,
  csv,
}: {
  label: string
  size?: 'xs' | 'sm' | 'md'
  fileName: string
  csv: () => string | Promise<string>
}) {
  async function download() {
    if (!downloadCsv(await csv(), fileName)) snackbar.error('The file could not be saved.')
  }
  return (
    <Button variant="outline" size={size} onClick={() => void download()}>
      <Download aria-hidden />
      {label}
    </Button>
  )
}

/** Downloads the rows that were not imported, with the reasons. */
export function RowsToFixButton({ size }: { size?: 'xs' | 'md' }) {
  const importSession = useImportSession()
  return (
    <DownloadCsvButton
      label="Download rows to fix"
      {...(size && { size })}
      fileName="rows-to-fix.csv"
      csv={importSession.corrections}
    />
  )
}
