/** Runs a task after the next paint, so that the press before it shows at once. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task))
}
