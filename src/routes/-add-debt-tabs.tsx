import { lazy, Suspense } from 'react'
import * as z from 'zod/mini'
import { searchSchema } from '@/lib/search-schema'
import { Skeleton } from '@/ui/Skeleton'

/** The open tab of adding a debt; `csv` selects the import. */
export const tabSearch = searchSchema({
  by: z.catch(z.optional(z.literal('csv')), undefined),
})

const ImportCSV = lazy(async () => {
  const { ImportCSV } = await import('@/features/import/ImportCSV')
  return { default: ImportCSV }
})

/** The import, loaded when its tab opens. */
export function ImportTab() {
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <ImportCSV />
    </Suspense>
  )
}
