import fontStyles from '@fontsource-variable/figtree/wght.css?url'
import { useEffect } from 'react'

/** Calls back when the page is first used: before a pointer presses, or with the first key. */
export function onFirstUse(callback: () => void): void {
  for (const sign of ['pointerover', 'keydown'])
    window.addEventListener(sign, callback, { once: true })
}

/** A part that is missing is reported when it is opened. */
const loadDialogs = () =>
  void Promise.all([import('@/ui/DialogFrame'), import('@/ui/DrawerFrame')]).catch(() => {})

/**
 * Loads the font of the headings beside the first data, because one that comes later moves the screen;
 * and at the first sign of use the code of dialogs and drawers, so that they open at once, and without
 * a connection.
 */
export function LateAssets() {
  useEffect(() => onFirstUse(loadDialogs), [])
  return <link rel="stylesheet" href={fontStyles} />
}
