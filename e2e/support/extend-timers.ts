/** How long the portal shows a snackbar (specification, section 9: six seconds). */
export const snackbarMs = 6_000
/** How long the deletion of a note can be undone. */
export const undoMs = 4_000

/**
 * Runs in the page: makes the timers of this length ten minutes, so that what the portal shows for some
 * seconds stays visible on a slow machine.
 */
export function extendTimers(extendedMs: number) {
  const { setTimeout } = window
  window.setTimeout = ((run: () => void, ms?: number) =>
    setTimeout(run, ms === extendedMs ? 600_000 : ms)) as typeof window.setTimeout
}
