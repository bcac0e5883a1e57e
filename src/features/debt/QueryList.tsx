import { Box, Skeleton, Span } from '@chakra-ui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toFailure } from '@/api/http/errors'
import type { Listing } from '@/api/wire/fields'
import { LoadError } from '@/ui/LoadError'
import { Notice } from '@/ui/Notice'

/** The list of a tab: loading, failed or loaded, with the number of unreadable records. */
export function QueryList<T>({
  query: { data, isError, error, refetch },
  what,
  children,
}: {
  query: UseQueryResult<Listing<T>>
  /** The name of the list within a sentence, such as "the notes". */
  what: string
  children: (items: T[]) => ReactNode
}) {
  if (!data && !isError) return <ListSkeleton label={`Loading ${what}…`} />
  return (
    <>
      {isError && (
        <LoadError name={what} message={toFailure(error).message} onRetry={() => void refetch()} />
      )}
      {data && data.unreadable > 0 && (
        <Notice tone="warning">
          {data.unreadable} {data.unreadable === 1 ? 'record' : 'records'} could not be read.
        </Notice>
      )}
      {data && children(data.items)}
    </>
  )
}

const ListSkeleton = ({ label }: { label: string }) => (
  <Box role="status">
    <Span srOnly>{label}</Span>
    <Box aria-hidden display="grid" gap="4">
      <Skeleton h="16" borderRadius="lg" />
      <Skeleton h="16" borderRadius="lg" />
      <Skeleton h="16" borderRadius="lg" />
    </Box>
  </Box>
)
