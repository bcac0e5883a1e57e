import { type QueryFunction, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { debtorDetailQuery } from '@/api/debtor/queries'
import { Failure, onFailure } from '@/api/http/errors'
import type { Listing } from '@/api/wire/fields'
import type { Unread } from '@/api/wire/tolerant-record'
import { updateAndVerify } from '@/api/write/update-and-verify'
import type { useCreate } from '@/api/write/useCreate'
import { snackbar } from '@/session/snackbar'

/** The query key of a list. */
type ListKey = (string | number)[]

interface PrimaryRecord extends Unread {
  id: number
  isPrimary: boolean
}

/** Whether a record has the values of the request body; fields the server adds are ignored. */
const hasSavedValues = (record: Unread & object, body: object) => {
  const saved = new Map<string, unknown>(Object.entries({ ...record, ...record.unread }))
  return Object.entries(body).every(
    ([key, value]) => typeof value === 'object' || saved.get(key) === value,
  )
}

/**
 * Saves and removes addresses or contacts, and keeps exactly one of them primary.
 * @param kind the noun in the messages
 * @param bodyOf builds the request body from a record (undefined for a new one) and form values
 */
export function useRecords<
  T extends PrimaryRecord,
  V extends { isPrimary: boolean },
  B extends object,
>({
  kind,
  debtorId,
  listQuery,
  bodyOf,
  creation: { create, isChecking, stopChecking },
  update: { mutateAsync: update },
  removal: { mutateAsync: remove },
}: {
  kind: 'Address' | 'Contact'
  debtorId: number
  listQuery: { queryKey: ListKey; queryFn?: QueryFunction<Listing<T>, ListKey> }
  bodyOf: (record: T | undefined, typed: Partial<V>) => B
  creation: Pick<ReturnType<typeof useCreate<B, T>>, 'create' | 'isChecking' | 'stopChecking'>
  update: { mutateAsync: (entry: { id: number; body: B }) => Promise<unknown> }
  removal: { mutateAsync: (id: number) => Promise<unknown> }
}) {
  const queryClient = useQueryClient()
  const query = useQuery(listQuery)
  // Shown while a change takes several requests, so that the list changes only once.
  const [frozenItems, setFrozenItems] = useState<readonly T[] | null>(null)
  /** Ids of former primary records whose update failed. */
  const [stillPrimaryIds, setStillPrimaryIds] = useState<readonly number[]>([])
  const opened = useRef<{ existing: T; base: T } | null>(null)
  const items = frozenItems ?? query.data?.items ?? []

  async function runWithFrozenList(change: () => Promise<void>) {
    setFrozenItems(items)
    try {
      await change()
    } finally {
      setFrozenItems(null)
      const { queryKey } = debtorDetailQuery(debtorId)
      void queryClient.invalidateQueries({ queryKey })
    }
  }

  const refetchItems = async () => {
    const list = await queryClient.query({ ...listQuery, staleTime: 0 }).catch(
      onFailure((failure) => {
        snackbar.error(failure.message)
        throw failure
      }),
    )
    return list.items
  }
  const refetchItem = async (itemId: number) =>
    (await refetchItems()).find(({ id }) => id === itemId)

  const setPrimary = (record: T, isPrimary: boolean) =>
    update({ id: record.id, body: bodyOf(record, { isPrimary } as Partial<V>) })

  /**
   * The current record. A concurrent change is reported once; the next save overwrites it.
   * @throws {Failure} of kind `refused` if the record was changed or removed elsewhere
   */
  async function fetchForUpdate(existing: T, typed: V): Promise<T> {
    const now = await refetchItem(existing.id)
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

  /** Skips records that are no longer primary, because some servers update them on their own. */
  async function unsetPrimary(ids: readonly number[]) {
    const failed: number[] = []
    // The snackbar and a notice report failures.
    const records = await refetchItems().catch(onFailure(() => null))
    for (const record of records ?? []) {
      if (!record.isPrimary || !ids.includes(record.id)) continue
      await setPrimary(record, false).catch(onFailure(() => failed.push(record.id)))
    }
    setStillPrimaryIds(records ? failed : ids)
  }

  return {
    query,
    items,
    isChecking,
    stopChecking,
    stillPrimaryIds,
    retryUnsetPrimary: () => runWithFrozenList(() => unsetPrimary(stillPrimaryIds)),

    /** @param existing the record to edit; undefined for a new one */
    save: (typed: V, existing: T | undefined) =>
      runWithFrozenList(async () => {
        const others = items.filter(({ id }) => id !== existing?.id)
        const isPrimary = typed.isPrimary || !others.some((other) => other.isPrimary)
        const record = existing && (await fetchForUpdate(existing, typed))
        const body = bodyOf(record, { ...typed, isPrimary })
        if (existing) {
          await updateAndVerify(
            () => update({ id: existing.id, body }),
            async () => {
              const now = await refetchItem(existing.id)
              return now !== undefined && hasSavedValues(now, body)
            },
          )
        } else await create(body)
        snackbar.success(`${kind} ${existing ? 'updated' : 'saved'} successfully!`)
        if (isPrimary && others.length > 0) await unsetPrimary(others.map(({ id }) => id))
      }),

    /** After removing the primary record, makes the next one primary. */
    remove: (item: T) =>
      runWithFrozenList(async () => {
        await remove(item.id)
        snackbar.success(`${kind} removed successfully!`)
        const others = items.filter(({ id }) => id !== item.id)
        const [next] = others
        // The snackbar reports a failure, and a notice says that none is primary.
        if (next && !others.some((other) => other.isPrimary))
          await setPrimary(next, true).catch(onFailure(() => {}))
      }),
  }
}

/** The addresses or contacts of a debtor, with their writes. */
export type Records<T extends PrimaryRecord, V extends { isPrimary: boolean }> = ReturnType<
  typeof useRecords<T, V, object>
>

const displayValue = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'ticked' : 'not ticked') : `“${String(value)}”`

/**
 * A save replaces the whole record, so a concurrent change would be lost without this check.
 * @param opened the record when the form was opened
 * @param now the record on the server
 * @throws {Failure} of kind `refused` with a message for each conflicting field
 */
function assertUnchanged(opened: object, now: object, typed: object): void {
  const [before, after] = [new Map(Object.entries(opened)), new Map(Object.entries(now))]
  const fields = Object.entries(typed)
    .filter(([key, value]) => before.get(key) !== after.get(key) && value !== after.get(key))
    .map(([path]) => ({
      path,
      message: `Changed elsewhere to ${displayValue(after.get(path))}. Save again to keep your value.`,
    }))
  if (fields.length > 0) {
    throw new Failure('refused', { fields, message: 'This was changed elsewhere.' })
  }
}
