import { useEffect, useState } from 'react'

/**
 * Gives the focus back to the element that had it before the calling component was first rendered, or
 * to the given one, unless something else has it. Zag's focus trap does so too, but it starts a frame
 * after its dialog: what is closed within that frame, or pressed with the mouse, would leave the focus
 * nowhere.
 */
export function useFocusReturn(
  getTarget: () => Element | null = () => document.activeElement,
): void {
  const [target] = useState(getTarget)
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body
      if (isLost && target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
    [target],
  )
}
