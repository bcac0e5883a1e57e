import { type QueryFunction, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { Failure } from '@/api/http/errors'
import type { Listing } from '@/api/wire/fields'
import type { RawRecord } from '@/api/write/compare'
import type { OpenAttempt, Press } from '@/api/write/open-attempt'
import type { Edit } from '@/api/write/update'
import type { Identified } from '@/api/write/verified-write'
import type { SaveOptions } from '../useSaving'

export interface SavedRecord extends RawRecord {
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
    send: (values: V | null, press?: Press) => Promise<Identified>
    attempt: OpenAttempt<T> | null
  }
  useUpdate: (debtorId: number) => {
    send: (edit: (Edit & Identified) | null, press?: Press) => Promise<unknown>
    attempt: OpenAttempt<Identified> | null
  }
  useDelete: (debtorId: number) => { mutateAsync: (id: number) => Promise<unknown> }
  schema: ZodMiniType<V, V>
  /** The values of a record in its form. */
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
  const { send: create, attempt: createAttempt } = kind.useCreate(debtorId)
  const { send: update } = kind.useUpdate(debtorId)
  const { mutateAsync: remove } = kind.useDelete(debtorId)
  const fetchList = async () => (await queryClient.query({ ...listQuery, staleTime: 0 })).items

  /** The record as it is saved now. @throws {Failure} of kind `refused` if it is gone */
  async function fetchSaved(recordId: number): Promise<T> {
    const saved = (await fetchList()).find(({ id }) => id === recordId)
    if (saved) return saved
    throw new Failure('refused', {
      message: 'Someone else removed this while you were editing. Nothing was saved.',
    })
  }
  /** The first one, and the only primary one, is primary. */
  function valuesToSave(opened: T | undefined, entered: V): V {
    const hasOther = records.some(({ id, isPrimary }) => isPrimary && id !== opened?.id)
    const mustBePrimary = !hasOther && opened?.isPrimary !== false
    return mustBePrimary ? { ...entered, isPrimary: true } : entered
  }
  function editOf(opened: T, values: V, isOverwrite = false) {
    const before = kind.valuesOf(opened)
    const edited = Object.entries(values).filter(([name, value]) => value !== before[name])
    return {
      id: opened.id,
      edited: Object.fromEntries(edited),
      opened: isOverwrite ? undefined : opened,
    }
  }
  /** Some servers do it on their own. */
  async function demoteOthers(primaryId: number) {
    for (const { id, isPrimary } of await fetchList()) {
      if (isPrimary && id !== primaryId) {
        await update({ id, edited: { isPrimary: false } })
      }
    }
  }
  return {
    query,
    records,
    createAttempt,
    fetchSaved,
    remove,
    promote: (id: number) => update({ id, edited: { isPrimary: true } }),
    /**
     * @param entered null for a "Check again" beside an incomplete form
     * @param updateOne of the form, whose open attempt is about this record alone
     * @throws {Failure} `conflict` if the record has changed since its form was opened
     */
    async save(
      opened: T | undefined,
      entered: V | null,
      { isOverwrite, press }: SaveOptions,
      updateOne: typeof update,
    ) {
      const values = entered && valuesToSave(opened, entered)
      let id = opened?.id
      if (opened) await updateOne(values && editOf(opened, values, isOverwrite), press)
      else id = (await create(values, press)).id
      // The record itself is saved; a notice above the list says that several are primary.
      if (values?.isPrimary && id) await demoteOthers(id).catch(() => {})
    },
  }
}

export type Records<T extends SavedRecord, V extends RecordValues> = ReturnType<
  typeof useRecords<T, V>
>
