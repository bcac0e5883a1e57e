/** Whether the charts are open, and whether their tables are visible. */
export interface ChartsPreferences {
  open: boolean
  figures: boolean
}

/** Validates the stored value: an earlier version or another program may have written it. */
export function readChartsPreferences(stored: unknown): ChartsPreferences {
  const preferences = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<keyof ChartsPreferences, unknown>
  >
  return { open: preferences.open === true, figures: preferences.figures === true }
}
