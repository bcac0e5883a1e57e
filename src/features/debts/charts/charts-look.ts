/** How a person likes the charts: open or not, and with their tables or without. */
export interface ChartsLook {
  open: boolean
  figures: boolean
}

/** What storage holds may be of an earlier version, or anybody's. */
export function readChartsLook(stored: unknown): ChartsLook {
  const look = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<keyof ChartsLook, unknown>
  >
  return { open: look.open === true, figures: look.figures === true }
}
