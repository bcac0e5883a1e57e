import { Flex } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { canAutoReload, isPortalReachable, leaveDuringLoad } from '@/lib/reload'
import { Button, ButtonLink } from '@/ui/Buttons'
import { Screen } from '@/ui/Screen'
import { PagePending } from './PagePending'
import { useOnline } from './useOnline'
import { useUnsavedChanges } from './useUnsavedChanges'

/** The reason the page was not reloaded automatically. */
type BlockReason = 'left' | 'unsaved' | 'unreachable' | 'reloaded'

const messages: Record<BlockReason, [heading: string, text: string]> = {
  unsaved: [
    'A new version of the portal is ready',
    'This page belongs to it. What you have not saved yet is still here: go back and save it first, then reload.',
  ],
  unreachable: [
    'This page is not here yet',
    'It could not be fetched, because the portal cannot be reached. Nothing of yours is lost.',
  ],
  left: ['This page is not here yet', 'Loading it was stopped. Nothing of yours is lost.'],
  reloaded: [
    'Something went wrong',
    'This page could not be loaded, and loading the portal again did not help.',
  ],
}

/** How long a page that is being left shows no message. It stays if the next one turns out a download. */
const leaveTimeoutMs = 3_000

/**
 * Shown when a screen's code fails to load, usually after a deployment. Reloads once if nothing can
 * be lost; otherwise the user decides.
 */
export function ChunkErrorScreen() {
  const { history } = useRouter()
  const online = useOnline()
  const isUnsaved = useUnsavedChanges()
  const [blockReason, setBlockReason] = useState<BlockReason | null>(null)
  const [retryCount, setRetryCount] = useState(0)
  const handledRetries = useRef(0)

  useEffect(() => {
    let isUnmounted = false
    // A press counts once, not again when the connection returns.
    const isRetry = retryCount > handledRetries.current
    handledRetries.current = retryCount
    async function tryReload(isPressed: boolean): Promise<BlockReason | null> {
      if (!online) return 'unreachable'
      if (!isPressed && leaveDuringLoad.has()) {
        await new Promise((resolve) => setTimeout(resolve, leaveTimeoutMs))
        return 'left'
      }
      if (!isPressed && isUnsaved()) return 'unsaved'
      if (!isPressed && !canAutoReload()) return 'reloaded'
      if (!(await isPortalReachable())) return 'unreachable'
      if (!isUnmounted) window.location.reload()
      // Still here: the user chose to stay and keep unsaved work.
      return isUnsaved() ? 'unsaved' : null
    }
    setBlockReason(null)
    void tryReload(isRetry).then((found) => {
      if (!isUnmounted) setBlockReason(found)
    })
    return () => {
      isUnmounted = true
    }
  }, [online, retryCount, isUnsaved])

  const reload = () => setRetryCount(retryCount + 1)
  if (blockReason === null) return <PagePending />
  const [heading, text] = messages[blockReason]
  return (
    <Screen heading={heading} width="narrow" intro={text}>
      <Flex wrap="wrap" gap="3">
        {blockReason === 'unsaved' ? (
          <>
            <Button onClick={() => history.back()}>Go back</Button>
            <Button variant="outline" onClick={reload}>
              Reload
            </Button>
          </>
        ) : (
          <Button onClick={reload}>Try again</Button>
        )}
        {blockReason === 'reloaded' && (
          <ButtonLink to="/" variant="outline">
            Go to your debts
          </ButtonLink>
        )}
      </Flex>
    </Screen>
  )
}
