export type ColourMode = 'system' | 'light' | 'dark'

const key = 'colour-mode'
const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)')

/** What the person chose on this device; without a choice the system decides. */
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
    // The choice then holds until the next load.
  }
  applyColourMode(mode)
}

function applyColourMode(mode: ColourMode) {
  const dark = mode === 'dark' || (mode === 'system' && prefersDark().matches)
  document.documentElement.classList.toggle('dark', dark)
  document.documentElement.classList.toggle('light', !dark)
}

/** Puts the mode on the page, and follows the system while the person has not chosen. */
export function initColourMode(): void {
  applyColourMode(readColourMode())
  prefersDark().addEventListener('change', () => applyColourMode(readColourMode()))
}
