import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadCsv } from '@/lib/download'
import { snackbar } from '@/session/snackbar'
import { Button } from '@/ui/Buttons'
import { ConfirmDialog } from '@/ui/Dialog'
import { isUnfinished, runCommand, startAgain, useSheet } from './import-draft'

export function DownloadCsvButton(file: {
  label: string
  fileName: string
  read: () => Promise<string>
}) {
  async function download() {
    const csv = await file.read().catch(() => null)
    if (csv === null || !downloadCsv(csv, file.fileName))
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
    read={() => runCommand((sheet) => sheet.rowsToFixCsv())}
  />
)

/** Discards the import; asks first if edits, or rows that were not sent, would be lost. */
export function StartAgainButton() {
  const state = useSheet()
  const { summary, phase } = state
  const [isAsking, setAsking] = useState(false)
  const isFinished = phase === 'finished'
  const isLoss = isUnfinished(state) && (summary.canUndo || (phase && !isFinished))
  return (
    <>
      <Button variant="ghost" me="auto" onClick={() => (isLoss ? setAsking(true) : startAgain())}>
        {isFinished ? 'Import another file' : 'Start again'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Start again?"
        body="Your changes, and rows that were not sent, will be lost. You would have to choose the file again."
        confirm="Start again"
        onConfirm={startAgain}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
