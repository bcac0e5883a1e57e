/** How a person likes the charts: open or not, and with their tables or without. */
export interface ChartsPreferences {
  open: boolean
  figures: boolean
}

/** What storage holds may be of an earlier version, or anybody's. */
export function readChartsPreferences(stored: unknown): ChartsPreferences {
  const preferences = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<keyof ChartsPreferences, unknown>
  >
  return { open: preferences.open === true, figures: preferences.figures === true }
}
