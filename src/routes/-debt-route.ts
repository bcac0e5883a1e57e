import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { debtorDetailQuery } from '@/api/debtor/queries'

/** A positive integer; anything else shows "not found" and never reaches a request path. */
const debtorId = (id: string) => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : null)

/** Shared route options of the screens about one debt. */
export const debtRoute = {
  params: {
    parse: ({ id }: { id: string }) => ({ id: debtorId(id) }),
    stringify: ({ id }: { id: number | null }) => ({ id: String(id) }),
  },
  beforeLoad: ({ params: { id } }: { params: { id: number | null } }) => {
    if (id === null) throw notFound()
    return { debtorId: id }
  },
  loader: ({
    context: { queryClient, debtorId: id },
    preload,
  }: {
    context: { queryClient: QueryClient; debtorId: number }
    preload: boolean
  }) => {
    if (!preload) void queryClient.prefetchQuery(debtorDetailQuery(id))
  },
}
