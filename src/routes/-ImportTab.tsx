import { lazy, Suspense } from 'react'
import { PagePending } from '@/features/shell/PagePending'

const ImportCSV = lazy(async () => {
  const { ImportCSV } = await import('@/features/import/ImportCSV')
  return { default: ImportCSV }
})

/** The import, loaded when its tab opens. */
export function ImportTab() {
  return (
    <Suspense fallback={<PagePending />}>
      <ImportCSV />
    </Suspense>
  )
}
