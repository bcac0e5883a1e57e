import { useRef, useState } from 'react'
import { type CompanyEntry, type SavedCompany, useCreateClient } from '@/api/clients'
import { type Unresolved, UnresolvedWrite } from '@/api/write/create-one'

/** A save without an answer that was not found. */
export type UnconfirmedCompany = Unresolved<SavedCompany>

/** Saves the company once. A save whose answer never came is looked for before it is sent again. */
export function useSaveCompany(onSaved: () => Promise<unknown>) {
  const { create, check, isChecking, isSendQueued, stopChecking } = useCreateClient()
  const [unconfirmed, setUnconfirmed] = useState<UnconfirmedCompany | null>(null)
  const isSaved = useRef(false)

  async function run(company: CompanyEntry, write: typeof create) {
    try {
      await write(company, setUnconfirmed)
    } catch (thrown) {
      if (thrown instanceof UnresolvedWrite) {
        setUnconfirmed(thrown.result)
        return
      }
      // Refused after all: its answers can be corrected and saved as the first time.
      setUnconfirmed(null)
      throw thrown
    }
    // Two presses can be answered by the same send.
    if (isSaved.current) return
    isSaved.current = true
    setUnconfirmed(null)
    await onSaved()
  }

  return {
    unconfirmed,
    isChecking,
    isSendQueued,
    stopChecking,
    save: (company: CompanyEntry) => run(company, create),
    checkAgain: (company: CompanyEntry) => run(company, check),
  }
}
