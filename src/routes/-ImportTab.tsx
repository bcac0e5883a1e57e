import { lazy, Suspense } from 'react'
import { PagePending } from '@/features/shell/PagePending'

const ImportCSV = lazy(async () => {
  const { ImportCSV } = await import('@/features/import/ImportCSV')
  return { default: ImportCSV }
})

/** Importing, loaded when its tab is opened. */
export function ImportTab() {
  return (
    <Suspense fallback={<PagePending />}>
      <ImportCSV />
    </Suspense>
  )
}
