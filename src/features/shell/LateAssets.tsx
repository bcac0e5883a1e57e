import fontStyles from '@fontsource-variable/figtree/wght.css?url'
import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** What is missing is reported when it is opened. */
const loadDialogs = () =>
  void Promise.all([import('@/ui/DialogFrame'), import('./NavigationSheet')]).catch(() => {})

/**
 * Loads the font of the headings once the first screen has its data, and at the first sign of use the
 * code of dialogs and drawers, so that they open at once, and without a connection.
 */
export function LateAssets() {
  const isFetching = useIsFetching() > 0
  const [canLoadFont, setCanLoadFont] = useState(false)
  useEffect(() => {
    if (!isFetching) setCanLoadFont(true)
  }, [isFetching])
  useEffect(() => {
    for (const sign of ['pointerover', 'keydown'])
      window.addEventListener(sign, loadDialogs, { once: true })
  }, [])
  return canLoadFont && <link rel="stylesheet" href={fontStyles} />
}
