import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { debtorDetail } from '@/api/debtors'
import { snackbar } from '@/session/snackbar'
import { sendOnce } from '../send-once'

interface Entry {
  isPrimary: boolean
}

/** Whether a record says what was sent; what a server adds does not count. */
const says = (record: object, body: object) =>
  Object.entries(body).every(
    ([key, value]) =>
      typeof value === 'object' || (record as Record<string, unknown>)[key] === value,
  )

/**
 * Adding, changing and removing addresses or contacts, of which exactly one is the primary one.
 * @param kind as it stands in the messages
 * @param readAgain the list as it is on the server now
 */
export function usePlaces<T extends Entry & { id: number }, B extends Entry>({
  kind,
  debtorId,
  bodyOf,
  save,
  remove,
  readAgain,
}: {
  kind: 'Address' | 'Contact'
  debtorId: number
  bodyOf: (item: T) => B
  save: (entry: { id?: number; body: B }) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
  readAgain: () => Promise<readonly T[]>
}) {
  const queryClient = useQueryClient()
  // While one change takes two calls, the list stays as it was and then changes once.
  const [frozen, setFrozen] = useState<readonly T[] | null>(null)

  const mark = (item: T, isPrimary: boolean) =>
    // What goes wrong here is told by the snackbar, and the list says how things stand.
    save({ id: item.id, body: { ...bodyOf(item), isPrimary } }).catch(() => {})

  async function changeOnce(items: readonly T[], change: () => Promise<void>) {
    setFrozen(items)
    try {
      await change()
    } finally {
      setFrozen(null)
      const { queryKey } = debtorDetail(debtorId)
      void queryClient.invalidateQueries({ queryKey })
    }
  }

  return {
    frozen,

    store: (items: readonly T[], entry: B, existing: T | undefined) =>
      changeOnce(items, async () => {
        const others = items.filter(({ id }) => id !== existing?.id)
        const isPrimary = entry.isPrimary || !others.some((other) => other.isPrimary)
        const body = { ...entry, isPrimary }
        await sendOnce(
          () => save(existing ? { id: existing.id, body } : { body }),
          async () => {
            const known = new Set(items.map(({ id }) => id))
            const candidates = (await readAgain()).filter(({ id }) =>
              existing ? id === existing.id : !known.has(id),
            )
            return candidates.some((candidate) => says(candidate, body))
          },
        )
        if (isPrimary) {
          for (const other of others.filter((item) => item.isPrimary)) await mark(other, false)
        }
        snackbar.success(`${kind} ${existing ? 'updated' : 'saved'} successfully!`)
      }),

    /** Where the primary one goes, the next becomes it. */
    discard: (items: readonly T[], item: T) =>
      changeOnce(items, async () => {
        await remove(item.id)
        const others = items.filter(({ id }) => id !== item.id)
        const [heir] = others
        if (heir && !others.some((other) => other.isPrimary)) await mark(heir, true)
        snackbar.success(`${kind} removed successfully!`)
      }),
  }
}
