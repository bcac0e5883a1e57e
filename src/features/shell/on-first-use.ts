/** Calls back at the first sign that somebody uses the page, at the latest with their first press. */
export function onFirstUse(callback: () => void): void {
  for (const sign of ['pointerover', 'keydown'])
    window.addEventListener(sign, callback, { once: true })
}
