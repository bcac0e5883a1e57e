import { useEffect, useState } from 'react'

/**
 * Gives the focus back to the element that had it before the calling component was first rendered,
 * unless something else has it. Zag's focus trap does so too, but it starts a frame after its dialog:
 * what is closed within that frame, or pressed with the mouse, would leave the focus nowhere.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    },
    [before],
  )
}
