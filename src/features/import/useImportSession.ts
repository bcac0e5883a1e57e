import { createContext, use } from 'react'
import type { ImportSession } from './import-session'

export const ImportSessionContext = createContext<ImportSession | null>(null)

/** The import of this screen. */
export function useImportSession(): ImportSession {
  const importSession = use(ImportSessionContext)
  if (!importSession) throw new Error('There is no import.')
  return importSession
}
