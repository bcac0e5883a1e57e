import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { debtorDetailQuery } from '@/api/debtor/queries'
import { Failure, toFailure } from '@/api/http/errors'
import type { Unread } from '@/api/wire/tolerant-record'
import { updateAndVerify } from '@/api/write/update-and-verify'
import { snackbar } from '@/session/snackbar'
import { assertUnchanged } from './assert-unchanged'

interface PrimaryRecord extends Unread {
  id: number
  isPrimary: boolean
}

/** Whether a record says what was sent; what a server adds does not count. */
const hasSavedValues = (record: Unread & object, body: object) => {
  const saved = new Map<string, unknown>(Object.entries({ ...record, ...record.unread }))
  return Object.entries(body).every(
    ([key, value]) => typeof value === 'object' || saved.get(key) === value,
  )
}

/**
 * Adding, changing and removing addresses or contacts, of which exactly one is the primary one.
 * @param kind as it stands in the messages
 * @param bodyOf what is sent for a record, or for a new one, with what was typed
 * @param readList the list as it is on the server now
 */
export function useRecords<
  T extends PrimaryRecord,
  V extends { isPrimary: boolean },
  B extends object,
>({
  kind,
  debtorId,
  bodyOf,
  create,
  update,
  remove,
  readList,
}: {
  kind: 'Address' | 'Contact'
  debtorId: number
  bodyOf: (record: T | undefined, typed: Partial<V>) => B
  create: (body: B) => Promise<unknown>
  update: (entry: { id: number; body: B }) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
  readList: () => Promise<readonly T[]>
}) {
  const queryClient = useQueryClient()
  // While one change takes two calls, the list stays as it was and then changes once.
  const [frozenItems, setFrozen] = useState<readonly T[] | null>(null)
  /** Those whose mark as the primary one should have gone and could not be taken. */
  const [stillPrimaryIds, setStillPrimaryIds] = useState<readonly number[]>([])
  const opened = useRef<{ existing: T; base: T } | null>(null)

  async function runWithFrozenList(items: readonly T[], change: () => Promise<void>) {
    setFrozen(items)
    try {
      await change()
    } finally {
      setFrozen(null)
      const { queryKey } = debtorDetailQuery(debtorId)
      void queryClient.invalidateQueries({ queryKey })
    }
  }

  const refetchList = () =>
    readList().catch((thrown: unknown) => {
      snackbar.error(toFailure(thrown).message)
      throw thrown
    })

  const setPrimary = (record: T, isPrimary: boolean) =>
    update({ id: record.id, body: bodyOf(record, { isPrimary } as Partial<V>) })

  /** As it is now, once the person has seen what was changed of it elsewhere. */
  async function fetchForUpdate(existing: T, typed: V): Promise<T> {
    const now = (await refetchList()).find(({ id }) => id === existing.id)
    if (!now) {
      throw new Failure('refused', {
        message: 'Somebody else has removed this meanwhile. Nothing was saved.',
      })
    }
    const base = opened.current?.existing === existing ? opened.current.base : existing
    opened.current = { existing, base: now }
    assertUnchanged(base, now, typed)
    return now
  }

  /** Only those marked on the server now: some servers take the mark themselves. */
  async function unsetPrimary(ids: readonly number[]) {
    const failed: number[] = []
    // What goes wrong is told by the snackbar, and stays on the screen.
    const records = await refetchList().catch(() => null)
    for (const record of records ?? []) {
      if (!record.isPrimary || !ids.includes(record.id)) continue
      await setPrimary(record, false).catch(() => failed.push(record.id))
    }
    setStillPrimaryIds(records ? failed : ids)
  }

  return {
    frozenItems,
    stillPrimaryIds,
    retryUnsetPrimary: (items: readonly T[]) =>
      runWithFrozenList(items, () => unsetPrimary(stillPrimaryIds)),

    /** @param existing the record being changed; none for a new one */
    saveRecord: (items: readonly T[], typed: V, existing: T | undefined) =>
      runWithFrozenList(items, async () => {
        const ids = items.map(({ id }) => id)
        const others = ids.filter((id) => id !== existing?.id)
        const isPrimary =
          typed.isPrimary || !items.some((item) => item.isPrimary && others.includes(item.id))
        const record = existing && (await fetchForUpdate(existing, typed))
        const body = bodyOf(record, { ...typed, isPrimary })
        if (existing) {
          await updateAndVerify(
            () => update({ id: existing.id, body }),
            async () => {
              const now = (await refetchList()).find(({ id }) => id === existing.id)
              return now !== undefined && hasSavedValues(now, body)
            },
          )
        } else await create(body)
        snackbar.success(`${kind} ${existing ? 'updated' : 'saved'} successfully!`)
        if (isPrimary && others.length > 0) await unsetPrimary(others)
      }),

    /** Where the primary one goes, the next becomes it. */
    removeRecord: (items: readonly T[], item: T) =>
      runWithFrozenList(items, async () => {
        await remove(item.id)
        snackbar.success(`${kind} removed successfully!`)
        const others = items.filter(({ id }) => id !== item.id)
        const [next] = others
        // What goes wrong here is told by the snackbar, and the list says that none is primary.
        if (next && !others.some((other) => other.isPrimary))
          await setPrimary(next, true).catch(() => {})
      }),
  }
}
