import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Listing } from '@/api/wire/fields'
import { LoadError } from '@/components/LoadError'
import { formatCount } from '@/lib/format-count'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'

/** The list of a tab: loading, failed or loaded, with the number of unreadable records. */
export function QueryList<T>({
  query,
  name,
  children,
}: {
  query: UseQueryResult<Listing<T>>
  /** The name of the list within a sentence, such as "the notes". */
  name: string
  children: (items: T[]) => ReactNode
}) {
  const { data, error } = query
  if (!data && !error) return <Skeleton lines={6} label={`Loading ${name}`} />
  return (
    <>
      {error && <LoadError name={name} query={query} />}
      {data && data.unreadable > 0 && (
        <Notice tone="warning">
          {`${formatCount(data.unreadable, 'record')} could not be read.`}
        </Notice>
      )}
      {data && children(data.items)}
    </>
  )
}
