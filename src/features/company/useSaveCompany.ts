import { useRef, useState } from 'react'
import { type CompanyEntry, type SavedCompany, useCreateClient } from '@/api/clients'
import { type Unresolved, UnresolvedWrite } from '@/api/write/create-one'

/** A save without an answer that was not found. */
export type LostCompany = Unresolved<SavedCompany>

/** Saves the company once. A save whose answer never came is looked for before it is sent again. */
export function useSaveCompany(onSaved: () => Promise<unknown>) {
  const { create, check, isChecking, isSendQueued, stopChecking } = useCreateClient()
  const [lost, setLost] = useState<LostCompany | null>(null)
  const isSaved = useRef(false)

  async function run(company: CompanyEntry, write: typeof create) {
    try {
      await write(company, setLost)
    } catch (thrown) {
      if (thrown instanceof UnresolvedWrite) {
        setLost(thrown.result)
        return
      }
      // Refused after all: its answers can be corrected and saved as the first time.
      setLost(null)
      throw thrown
    }
    // Two presses can be answered by the same send.
    if (isSaved.current) return
    isSaved.current = true
    setLost(null)
    await onSaved()
  }

  return {
    lost,
    isChecking,
    isSendQueued,
    stopChecking,
    save: (company: CompanyEntry) => run(company, create),
    checkAgain: (company: CompanyEntry) => run(company, check),
  }
}
