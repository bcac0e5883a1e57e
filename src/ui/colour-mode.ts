export type ColourMode = 'system' | 'light' | 'dark'

const key = 'colour-mode'
const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)')

/** The stored choice; `system` without one. */
export function readColourMode(): ColourMode {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: a display preference, no personal data
    const chosen = localStorage.getItem(key)
    return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
  } catch {
    return 'system'
  }
}

export function setColourMode(mode: ColourMode): void {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: a display preference, no personal data
    if (mode === 'system') localStorage.removeItem(key)
    // biome-ignore lint/style/noRestrictedGlobals: a display preference, no personal data
    else localStorage.setItem(key, mode)
  } catch {
    // Without storage the choice lasts until the next load.
  }
  applyColourMode(mode)
}

function applyColourMode(mode: ColourMode) {
  const dark = mode === 'dark' || (mode === 'system' && prefersDark().matches)
  document.documentElement.classList.toggle('dark', dark)
  document.documentElement.classList.toggle('light', !dark)
}

/** Applies the stored mode and follows changes of the system's preference. */
export function initColourMode(): void {
  applyColourMode(readColourMode())
  const apply = () => applyColourMode(readColourMode())
  prefersDark().addEventListener('change', apply)
  // Light letters are illegible on paper.
  window.addEventListener('beforeprint', () => applyColourMode('light'))
  window.addEventListener('afterprint', apply)
}
