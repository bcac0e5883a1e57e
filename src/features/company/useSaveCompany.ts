import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CompanyEntry, clientBody, readClientsAgain, useCreateClient } from '@/api/clients'
import { toFailure } from '@/api/errors'
import { currentUser } from '@/api/user'
import { savedClient } from './company-draft'

/** Whether a save without an answer has arrived: not there yet, or nobody could look. */
export type Lost = 'absent' | 'unknown'

const sameName = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * Saves the company once. A save whose answer never came is looked for before it is offered to
 * be sent again.
 */
export function useSaveCompany(onSaved: () => Promise<unknown>) {
  const queryClient = useQueryClient()
  const { mutateAsync: create } = useCreateClient()
  const [lost, setLost] = useState<Lost | null>(null)

  /** The client of this name, or the one this user has got meanwhile, whatever it is called. */
  async function find({ company_name }: CompanyEntry): Promise<number | null> {
    const { items } = await readClientsAgain()
    const found = items.find((client) => sameName(client.company_name, company_name))
    return found?.id ?? (await queryClient.query({ ...currentUser, staleTime: 0 })).client
  }

  async function lookFor(company: CompanyEntry) {
    try {
      const id = await find(company)
      if (id === null) return setLost('absent')
      savedClient.keep(id)
    } catch {
      return setLost('unknown')
    }
    await queryClient.invalidateQueries({ queryKey: currentUser.queryKey })
    setLost(null)
    await onSaved()
  }

  async function save(company: CompanyEntry) {
    if (savedClient.id() === null) {
      try {
        const { id } = await create(clientBody(company))
        savedClient.keep(id)
      } catch (thrown) {
        const failure = toFailure(thrown)
        if (failure.kind === 'unknown-outcome') return lookFor(company)
        // Refused after all: its answers can be mended and saved as the first time.
        setLost(null)
        throw failure
      }
    }
    setLost(null)
    await onSaved()
  }

  return { lost, save, lookFor }
}
