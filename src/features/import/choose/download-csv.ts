import { downloadCsv } from '@/lib/download'
import { snackbar } from '@/session/snackbar'

/** Downloads a CSV file, and shows an error if the browser refuses. */
export function saveCsv(text: string, name: string): void {
  if (!downloadCsv(text, name)) snackbar.error('The file could not be saved.')
}
