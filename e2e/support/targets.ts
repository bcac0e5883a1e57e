import type { Page } from '@playwright/test'

/**
 * Targets that fail WCAG 2.5.8: smaller than 24 px, not inline in a sentence,
 * and with another target within the 24 px circle about its middle.
 */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const least = 24
    const pressable =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [role=tab]'
    /** A label around a control is part of its target. */
    const boxOf = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const around = labels.find((label) => label.contains(element)) ?? element
      return around.getBoundingClientRect()
    }
    const isInSentence = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false
      const around = element.parentElement?.closest('p, li, td, dd, label, div, span')
      return (around?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
    }
    const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
    const isModal = dialog?.getAttribute('aria-modal') === 'true'
    const targets = [...((isModal && dialog) || document).querySelectorAll(pressable)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: boxOf(element) }))
      // A hidden skip link grows when focused.
      .filter(({ box }) => box.width > 1 && box.height > 1)
    const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 })
    const reach = (point: { x: number; y: number }, box: DOMRect) =>
      Math.hypot(
        Math.max(box.left - point.x, 0, point.x - box.right),
        Math.max(box.top - point.y, 0, point.y - box.bottom),
      )
    // Half a pixel allows for rounding.
    const isSmall = (box: DOMRect) => Math.min(box.width, box.height) < least - 0.5
    return targets
      .filter(({ element, box }) => isSmall(box) && !isInSentence(element))
      .filter(({ element, box }) =>
        targets.some(({ element: other, box: near }) => {
          if (other === element || other.contains(element) || element.contains(other)) return false
          const [one, two] = [middle(box), middle(near)]
          const circles = isSmall(near) && Math.hypot(one.x - two.x, one.y - two.y) < least
          return circles || reach(one, near) < least / 2
        }),
      )
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)}x${Math.round(box.height)} ${element.outerHTML.slice(0, 120)}`,
      )
  })
