import { lazyPart } from '@/ui/lazy-part'

const Content = lazyPart<{ onClose: () => void }>(() => import('./NavigationSheetContent'))

/** The navigation of narrow screens, over the content; loaded when it is first opened. */
export function NavigationSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open && <Content onClose={onClose} />
}
