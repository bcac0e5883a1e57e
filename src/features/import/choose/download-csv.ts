import { downloadCsv } from '@/lib/download'
import { snackbar } from '@/session/snackbar'

/** Saves a file for the person, and says so where the browser would not. */
export function saveCsv(text: string, name: string): void {
  if (!downloadCsv(text, name)) snackbar.error('The file could not be saved.')
}
