import { useSyncExternalStore } from 'react'
import { missingPart } from '@/lib/missing-code'
import { isPortalReachable } from '@/lib/reload'
import { reloadPage } from '@/session/refresh'
import { snackbar } from '@/session/snackbar'
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
  useUnsavedChanges()
  async function reload() {
    if (await isPortalReachable()) await reloadPage()
    else snackbar.error('The portal cannot be reached. Try again later.')
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
      Save your work, then reload to use the new version.
    </Notice>
  )
}
