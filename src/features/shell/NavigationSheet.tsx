import { lazyComponent } from '@/ui/lazy-component'

const Content = lazyComponent<{ onClose: () => void }>(() => import('./NavigationSheetContent'))

/** The navigation of narrow screens, over the content; loaded when it is first opened. */
export function NavigationSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open && <Content onClose={onClose} />
}
