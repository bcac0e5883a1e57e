import { type QueryFunction, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { Failure, toFailure } from '@/api/http/errors'
import type { Listing } from '@/api/wire/fields'
import { snackbar } from '@/session/snackbar'

interface PrimaryRecord {
  id: number
  isPrimary: boolean
}

interface Update<V> {
  mutateAsync: (change: { id: number; changes: Partial<V> }) => Promise<unknown>
}

/**
 * Saves addresses or contacts, and keeps one of them primary.
 * @param valuesOf the values of a record in its form, by which a conflict is found
 */
export function useRecords<T extends PrimaryRecord, V extends FieldValues & { isPrimary: boolean }>(
  listQuery: {
    queryKey: (string | number)[]
    queryFn?: QueryFunction<Listing<T>, (string | number)[]>
  },
  update: Update<V>,
  valuesOf: (record: T) => DefaultValues<V>,
) {
  const queryClient = useQueryClient()
  const query = useQuery(listQuery)
  const records = query.data?.items ?? []
  const setPrimary = (id: number, isPrimary: boolean) =>
    update.mutateAsync({ id, changes: { isPrimary } as Partial<V> })

  /** The record as it is saved now. @throws {Failure} of kind `refused` if it is gone */
  async function fetchSaved(recordId: number): Promise<T> {
    const { items } = await queryClient.query({ ...listQuery, staleTime: 0 })
    const saved = items.find(({ id }) => id === recordId)
    if (saved) return saved
    throw new Failure('refused', {
      message: 'Someone else removed this while you were editing. Nothing was saved.',
    })
  }

  /** The only record is primary, and the form cannot change that. */
  const mustBePrimary = (recordId: number | undefined) =>
    !records.some(({ id, isPrimary }) => id !== recordId && isPrimary)

  /** After a record has become primary, the others no longer are. */
  async function demoteOthers(recordId: number | undefined) {
    try {
      const { items } = await queryClient.query({ ...listQuery, staleTime: 0 })
      // Some servers do it on their own.
      for (const { id, isPrimary } of items) {
        if (isPrimary && id !== recordId) await setPrimary(id, false)
      }
    } catch (thrown) {
      // The record itself is saved; a notice above the list says that several are primary.
      snackbar.error(toFailure(thrown).message)
    }
  }

  return {
    query,
    records,
    valuesOf,
    fetchSaved,
    promote: (record: T) => setPrimary(record.id, true),
    /** @param create creates the record, and returns its id */
    async create(values: V, create: (values: V) => Promise<{ id: number }>) {
      const isPrimary = values.isPrimary || mustBePrimary(undefined)
      const { id } = await create({ ...values, isPrimary })
      if (isPrimary) await demoteOthers(id)
    },
    /** @throws {Failure} of kind `conflict` if the record has changed since its form was opened */
    async update(opened: T, edited: Partial<V>, isOverwrite: boolean) {
      const saved = valuesOf(await fetchSaved(opened.id))
      if (!isOverwrite && JSON.stringify(saved) !== JSON.stringify(valuesOf(opened))) {
        throw new Failure('conflict', {
          message: 'This was changed while you were editing. Nothing was saved.',
        })
      }
      const changes =
        edited.isPrimary === false && mustBePrimary(opened.id)
          ? { ...edited, isPrimary: true }
          : edited
      await update.mutateAsync({ id: opened.id, changes })
      if (changes.isPrimary) await demoteOthers(opened.id)
    },
  }
}

export type Records<
  T extends PrimaryRecord,
  V extends FieldValues & { isPrimary: boolean },
> = ReturnType<typeof useRecords<T, V>>
