import { Flex } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { canAutoReload, hasJustLeft, isPortalReachable, leaveTimeoutMs } from '@/lib/reload'
import { reloadPage } from '@/session/refresh'
import { Button, ButtonLink } from '@/ui/Buttons'
import { Screen } from '@/ui/Screen'
import { Skeleton } from '@/ui/Skeleton'
import { useOnline } from './useOnline'
import { useUnsavedChanges } from './useUnsavedChanges'

/** Why the page was not reloaded. */
type Obstacle = 'left' | 'unsaved' | 'unreachable' | 'reloaded'

const messages: Record<Obstacle, [heading: string, text: string]> = {
  unsaved: [
    'A new version of the portal is ready',
    'Go back and save your work, then reload to use the new version.',
  ],
  unreachable: ['We could not load this page', 'The portal cannot be reached. Your work is safe.'],
  left: ['We could not load this page', 'Loading was stopped. Your work is safe.'],
  reloaded: [
    'Something went wrong',
    'We could not load this page, and loading the portal again did not help.',
  ],
}

/**
 * Shown when a screen's code is missing, usually after a deployment. Reloads once if nothing can be
 * lost; otherwise the user decides.
 */
export function MissingCodeScreen() {
  const router = useRouter()
  const isOnline = useOnline()
  const isUnsaved = useUnsavedChanges()
  const [obstacle, setObstacle] = useState<Obstacle | null>(null)

  async function findObstacle(isPressed: boolean): Promise<Obstacle | null> {
    const { href } = router.latestLocation
    if (!isOnline) return 'unreachable'
    if (!isPressed && hasJustLeft()) {
      await new Promise((resolve) => setTimeout(resolve, leaveTimeoutMs))
      return 'left'
    }
    if (!isPressed && isUnsaved()) return 'unsaved'
    if (!isPressed && !canAutoReload()) return 'reloaded'
    if (!(await isPortalReachable())) return 'unreachable'
    await reloadPage(() => router.latestLocation.href === href)
    // Still here: the user chose to stay and keep unsaved work.
    return isUnsaved() ? 'unsaved' : null
  }
  async function reload(isPressed: boolean) {
    setObstacle(null)
    setObstacle(await findObstacle(isPressed))
  }
  const reloadUnpressed = useEffectEvent(() => void reload(false))
  // biome-ignore lint/correctness/useExhaustiveDependencies: tries again when the connection returns
  useEffect(() => reloadUnpressed(), [isOnline])

  if (obstacle === null) return <Skeleton lines={6} />
  const [heading, text] = messages[obstacle]
  return (
    <Screen heading={heading} width="narrow" intro={text}>
      <Flex wrap="wrap" gap="3">
        {obstacle === 'unsaved' && <Button onClick={() => router.history.back()}>Go back</Button>}
        <Button
          variant={obstacle === 'unsaved' ? 'outline' : 'solid'}
          onClick={() => void reload(true)}
        >
          {obstacle === 'unsaved' ? 'Reload' : 'Try again'}
        </Button>
        {obstacle === 'reloaded' && (
          <ButtonLink to="/" variant="outline">
            Go to your debts
          </ButtonLink>
        )}
      </Flex>
    </Screen>
  )
}
