import { useRef, useState } from 'react'
import { type CompanyEntry, type SavedCompany, useCreateClient } from '@/api/clients'
import { type Unresolved, UnresolvedWrite } from '@/api/write/create-one'

/** A save without a response that no check has found. */
export type UnconfirmedCompany = Unresolved<SavedCompany>

/** Saves the company once. A save without a response is checked before it is sent again. */
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
      // The request was rejected: the answers can be corrected and saved again.
      setUnconfirmed(null)
      throw thrown
    }
    // One request can resolve two button presses.
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
