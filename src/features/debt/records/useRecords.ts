import { type QueryFunction, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { Failure, toFailure } from '@/api/http/errors'
import type { Listing } from '@/api/wire/fields'
import type { Identified } from '@/api/write/create'
import type { OpenAttempt } from '@/api/write/open-attempt'
import type { SaveOptions } from '../useSaving'

export interface SavedRecord {
  id: number
  label: string
  isPrimary: boolean
}

export type RecordValues = FieldValues & { isPrimary: boolean }

/** The differences between addresses and contacts. */
export interface RecordKind<T extends SavedRecord, V extends RecordValues> {
  noun: 'address' | 'contact'
  plural: string
  listQuery: (debtorId: number) => {
    queryKey: (string | number)[]
    queryFn?: QueryFunction<Listing<T>, (string | number)[]>
  }
  useCreate: (debtorId: number) => {
    create: (values: V, options: { isAgain?: boolean }) => Promise<Identified>
    attempt: OpenAttempt<T> | null
  }
  useUpdate: (debtorId: number) => {
    mutateAsync: (change: { id: number; changes: Partial<V> }) => Promise<unknown>
    attempt: OpenAttempt<Identified> | null
  }
  useDelete: () => { mutateAsync: (id: number) => Promise<unknown> }
  schema: ZodMiniType<V, V>
  /** The values of a record in its form, by which a conflict is found. */
  valuesOf: (record: T) => DefaultValues<V>
  /** @param count how many there are already */
  newValues: (count: number) => DefaultValues<V>
  /** Names a record without a label. */
  describe: (record: T) => string
  text: (record: T) => ReactNode
  fields: ReactNode
}

/** Reads and saves the addresses or contacts of a debtor; of several, one is primary. */
export function useRecords<T extends SavedRecord, V extends RecordValues>(
  kind: RecordKind<T, V>,
  debtorId: number,
) {
  const queryClient = useQueryClient()
  const listQuery = kind.listQuery(debtorId)
  const query = useQuery(listQuery)
  const records = query.data?.items ?? []
  const { create, attempt: createAttempt } = kind.useCreate(debtorId)
  const { mutateAsync: update } = kind.useUpdate(debtorId)
  const { mutateAsync: remove } = kind.useDelete()
  const fetchList = async () => (await queryClient.query({ ...listQuery, staleTime: 0 })).items

  /** The record as it is saved now. @throws {Failure} of kind `refused` if it is gone */
  async function fetchSaved(recordId: number): Promise<T> {
    const saved = (await fetchList()).find(({ id }) => id === recordId)
    if (saved) return saved
    throw new Failure('refused', {
      message: 'Someone else removed this while you were editing. Nothing was saved.',
    })
  }
  /** @throws {Failure} of kind `conflict` if the record has changed since its form was opened */
  async function saveEdit(opened: T, values: V, isOverwrite: boolean, updateOne: typeof update) {
    const before = kind.valuesOf(opened)
    const saved = kind.valuesOf(await fetchSaved(opened.id))
    if (!isOverwrite && JSON.stringify(saved) !== JSON.stringify(before)) {
      throw new Failure('conflict', {
        message: 'This was changed while you were editing. Nothing was saved.',
      })
    }
    const edited = Object.entries(values).filter(([name, value]) => value !== before[name])
    await updateOne({ id: opened.id, changes: Object.fromEntries(edited) as Partial<V> })
  }
  /** The first one, and the only primary one, is primary. */
  function valuesToSave(opened: T | undefined, entered: V): V {
    const hasOther = records.some(({ id, isPrimary }) => isPrimary && id !== opened?.id)
    const mustBePrimary = !hasOther && opened?.isPrimary !== false
    return mustBePrimary ? { ...entered, isPrimary: true } : entered
  }
  /** Some servers do it on their own. */
  async function demoteOthers(primaryId: number) {
    for (const { id, isPrimary } of await fetchList()) {
      if (isPrimary && id !== primaryId) {
        await update({ id, changes: { isPrimary: false } as Partial<V> })
      }
    }
  }
  return {
    query,
    records,
    createAttempt,
    fetchSaved,
    /** @throws {Failure} unless the record is gone */
    async remove(recordId: number) {
      try {
        await remove(recordId)
      } catch (thrown) {
        const isUnknown = toFailure(thrown).kind === 'unknown-outcome'
        const now = isUnknown ? await fetchList().catch(() => null) : null
        if (!now || now.some(({ id }) => id === recordId)) throw thrown
      }
    },
    promote: (id: number) => update({ id, changes: { isPrimary: true } as Partial<V> }),
    valuesToSave,
    /** @param updateOne of the form, whose open attempt is about this record alone */
    async save(
      opened: T | undefined,
      entered: V,
      { isOverwrite = false, isAgain = false }: SaveOptions,
      updateOne: typeof update,
    ) {
      const values = valuesToSave(opened, entered)
      if (opened) await saveEdit(opened, values, isOverwrite, updateOne)
      const { id } = opened ?? (await create(values, { isAgain }))
      // The record itself is saved; a notice above the list says that several are primary.
      if (values.isPrimary) await demoteOthers(id).catch(() => {})
    },
  }
}

export type Records<T extends SavedRecord, V extends RecordValues> = ReturnType<
  typeof useRecords<T, V>
>
