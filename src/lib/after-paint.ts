/** Runs a task after the next paint, so that the press before it shows at once. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task))
}

/** No frame comes in a hidden tab. */
const maxFrameMs = 100

/** Resolves after the next paint, or at once while the tab is hidden. */
export function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    afterPaint(resolve)
    setTimeout(resolve, maxFrameMs)
  })
}
