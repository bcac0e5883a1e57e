import { lazyComponent } from '@/ui/lazy-component'

const Content = lazyComponent<{ onClose: () => void }>(() => import('./NavigationSheetContent'))

/** The navigation of narrow screens; its code loads on first use. */
export function NavigationSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open && <Content onClose={onClose} />
}
