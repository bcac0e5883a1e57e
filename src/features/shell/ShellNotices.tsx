import { Box } from '@chakra-ui/react'
import { useState, useSyncExternalStore } from 'react'
import { chunkErrorStore } from '@/lib/chunk-errors'
import { isPortalReachable } from '@/lib/reload'
import { useSession } from '@/session/SessionContext'
import { Button } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import { useOnline } from './useOnline'
import { useUnsavedChanges } from './useUnsavedChanges'

/** Notices for every screen: offline, and a change of account in another tab. */
export function ShellNotices() {
  const online = useOnline()
  const { lastEvent, userEpoch } = useSession()
  const [closedFor, setClosedFor] = useState<number | null>(null)
  const isSwitched = lastEvent === 'switched' && closedFor !== userEpoch
  return (
    <Box aria-live="polite">
      {!online && (
        <Notice tone="warning" heading="You are offline">
          What you see may be out of date, and nothing can be saved until you are connected again.
        </Notice>
      )}
      {online && <NewVersionNotice />}
      {isSwitched && (
        <Notice
          tone="warning"
          heading="Somebody else has logged in in another tab"
          actions={
            <Button variant="outline" onClick={() => setClosedFor(userEpoch)}>
              Close
            </Button>
          }
        >
          This tab now shows their account. What was typed here and not saved has been discarded.
        </Notice>
      )}
    </Box>
  )
}

/** Shown after a chunk failed to load. Only the user triggers the reload. */
function NewVersionNotice() {
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
