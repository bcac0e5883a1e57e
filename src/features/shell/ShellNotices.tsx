import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { useSession } from '@/session/SessionContext'
import { Button } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import { NewVersionNotice } from './NewVersionNotice'
import { useOnline } from './useOnline'

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
