import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toFailure } from '@/api/http/errors'
import { LoadError } from '@/ui/LoadError'
import { Skeleton } from '@/ui/Skeleton'

/** Renders a query: skeleton, error or content. */
export function QueryContent<T>({
  query,
  name,
  children,
}: {
  query: UseQueryResult<T>
  /** Lower-case noun for messages: "your settings". */
  name: string
  children: (data: T) => ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return <Skeleton label={`Loading ${name}`} />
  return (
    <LoadError
      name={name}
      message={toFailure(query.error).message}
      onRetry={() => void query.refetch()}
    />
  )
}
