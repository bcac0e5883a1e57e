import { useState, useSyncExternalStore } from 'react'
import { missingPart } from '@/lib/missing-code'
import { isPortalReachable } from '@/lib/reload'
import { reloadPage } from '@/session/refresh'
import { Button } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import { useOnline } from './useOnline'
import { useUnsavedChanges } from './useUnsavedChanges'

/** Notices for every screen: offline, and a new version of the portal. */
export function ShellNotices() {
  const isOnline = useOnline()
  const isPartMissing = useSyncExternalStore(missingPart.subscribe, missingPart.isReported)
  return (
    <div aria-live="polite">
      {!isOnline && (
        <Notice tone="warning" heading="You are offline">
          What you see may be out of date, and nothing can be saved until you are connected again.
        </Notice>
      )}
      {isOnline && isPartMissing && <NewVersionNotice />}
    </div>
  )
}

/** Shown when code of an open screen is missing. Only the user triggers the reload. */
function NewVersionNotice() {
  const [isUnreachable, setUnreachable] = useState(false)
  useUnsavedChanges()

  async function reload() {
    const isReachable = await isPortalReachable()
    setUnreachable(!isReachable)
    if (isReachable) await reloadPage()
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
        ? 'The portal cannot be reached. Try again later.'
        : 'Save your work, then reload to use the new version.'}
    </Notice>
  )
}
