import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { afterPaint } from '@/lib/after-paint'
import { fromList } from '../pager/from-list'

const middleButton = 1
const controls = 'a, button, input, label, select, textarea, .select'

/** The row of an event and the link in it, unless another control takes the event. */
function linkOf({ target }: MouseEvent) {
  if (!(target instanceof Element)) return null
  const row = target.closest<HTMLElement>('tr[data-debt]')
  const link = row?.querySelector<HTMLAnchorElement>('th a')
  if (!row || !link) return null
  const control = target.closest(controls)
  return control === null || control === link
    ? { id: Number(row.dataset.debt), link, isOnLink: control === link }
    : null
}

const isTextSelected = () => document.getSelection()?.isCollapsed === false

/**
 * A click anywhere in a row opens its debt, and with Ctrl, ⌘ or the middle button in a new tab. The
 * listener is on the document: with a listener on the table, screen readers announce every cell as
 * clickable.
 */
export function useRowClicks(): void {
  const router = useRouter()
  // A passive effect would run after the rows are painted, and miss a press in between.
  useLayoutEffect(() => {
    function handleMouseEvent(event: MouseEvent) {
      const { type, button, ctrlKey, metaKey, shiftKey, altKey } = event
      if (event.defaultPrevented || shiftKey || altKey) return
      const isMiddle = button === middleButton
      // Safari reports a middle click as `click`, other browsers as `auxclick`.
      if (!isMiddle && (button !== 0 || type !== 'click')) return
      const rowLink = linkOf(event)
      if (!rowLink) return
      const { id, link, isOnLink } = rowLink
      const isNewTab = isMiddle || ctrlKey || metaKey
      // The browser opens the new tab of a link.
      if (isOnLink ? isNewTab : !isNewTab && isTextSelected()) return
      event.preventDefault()
      // Prevents autoscroll.
      if (type === 'mousedown') return
      if (isNewTab) {
        window.open(link.href, '_blank', 'noopener')
        return
      }
      // Paints the pressed state first, because rendering the debt takes longer than a frame.
      afterPaint(() => {
        void router.navigate({
          to: '/debt-detail/$id',
          params: { id },
          state: fromList(router.latestLocation.search),
        })
      })
    }
    const events = ['click', 'auxclick', 'mousedown'] as const
    for (const type of events) document.addEventListener(type, handleMouseEvent)
    return () => {
      for (const type of events) document.removeEventListener(type, handleMouseEvent)
    }
  }, [router])
}
