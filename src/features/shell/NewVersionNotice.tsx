import { useState, useSyncExternalStore } from 'react'
import { chunkErrorStore } from '@/lib/chunk-errors'
import { isPortalReachable } from '@/lib/reload'
import { Button } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import { useUnsavedChanges } from './useUnsavedChanges'

/** Shown after a chunk failed to load. Only the user triggers the reload. */
export function NewVersionNotice() {
  const isMissing = useSyncExternalStore(chunkErrorStore.subscribe, chunkErrorStore.hasFailed)
  return isMissing && <ReloadNotice />
}

function ReloadNotice() {
  const [isUnreachable, setUnreachable] = useState(false)
  useUnsavedChanges()

  async function reload() {
    const isThere = await isPortalReachable()
    setUnreachable(!isThere)
    if (isThere) window.location.reload()
  }
  return (
    <Notice
      tone="info"
      heading="A new version of the portal is ready"
      actions={
        <Button variant="outline" onClick={() => void reload()}>
          Reload
        </Button>
      }
    >
      {isUnreachable
        ? 'The portal cannot be reached at the moment. Try again in a while.'
        : 'What you opened belongs to it. Save what you have begun first, then reload.'}
    </Notice>
  )
}
