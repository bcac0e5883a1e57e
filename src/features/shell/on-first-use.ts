/** Calls back when the page is first used: before a pointer presses, or with the first key. */
export function onFirstUse(callback: () => void): void {
  for (const sign of ['pointerover', 'keydown'])
    window.addEventListener(sign, callback, { once: true })
}
