import fontStyles from '@fontsource-variable/figtree/wght.css?url'
import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/**
 * Loads, once the first screen has its data, the font of the headings, and the code of dialogs and
 * drawers, so that they open without a connection.
 */
export function LateAssets() {
  const isFetching = useIsFetching() > 0
  const [canLoad, setCanLoad] = useState(false)
  useEffect(() => {
    if (isFetching || canLoad) return
    setCanLoad(true)
    // What is missing is reported when it is opened.
    Promise.all([import('@/ui/DialogFrame'), import('./NavigationSheet')]).catch(() => {})
  }, [isFetching, canLoad])
  return canLoad && <link rel="stylesheet" href={fontStyles} />
}
