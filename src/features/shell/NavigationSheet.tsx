import { lazy, Suspense } from 'react'

const Content = lazy(() => import('./NavigationSheetContent'))

/** The navigation of narrow screens, over the content; loaded when it is first opened. */
export function NavigationSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return <Suspense>{open && <Content onClose={onClose} />}</Suspense>
}
