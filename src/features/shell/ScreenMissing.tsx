import { Flex } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { canAutoReload, isPortalReachable } from '@/lib/reload'
import { Button, ButtonLink } from '@/ui/Buttons'
import { Screen } from '@/ui/Screen'
import { PagePending } from './PagePending'
import { useOnline } from './useOnline'
import { useUnsaved } from './useUnsaved'

/** Why the page was not reloaded. */
type Stand = 'unsaved' | 'unreachable' | 'reloaded'

/**
 * A screen whose code did not come: most often the portal was deployed anew since the tab was
 * opened. Where nothing can be lost by it the page is reloaded, once; else the person decides.
 */
export function ScreenMissing() {
  const { history } = useRouter()
  const online = useOnline()
  const isUnsaved = useUnsaved()
  const [stand, setStand] = useState<Stand | null>(null)
  const [presses, setPresses] = useState(0)

  useEffect(() => {
    let isLeft = false
    async function decide(isPressed: boolean): Promise<Stand | null> {
      if (!online) return 'unreachable'
      if (!isPressed && isUnsaved()) return 'unsaved'
      if (!isPressed && !canAutoReload()) return 'reloaded'
      if (!(await isPortalReachable())) return 'unreachable'
      if (!isLeft) window.location.reload()
      // What is unsaved may have kept the person here.
      return isUnsaved() ? 'unsaved' : null
    }
    setStand(null)
    void decide(presses > 0).then((found) => {
      if (!isLeft) setStand(found)
    })
    return () => {
      isLeft = true
    }
  }, [online, presses, isUnsaved])

  const reload = () => setPresses(presses + 1)
  if (stand === null) return <PagePending />
  if (stand === 'unsaved') {
    return (
      <Words
        heading="A new version of the portal is ready"
        actions={
          <>
            <Button onClick={() => history.back()}>Go back</Button>
            <Button variant="outline" onClick={reload}>
              Reload
            </Button>
          </>
        }
      >
        This page belongs to it. What you have not saved yet is still here: go back and save it
        first, then reload.
      </Words>
    )
  }
  if (stand === 'unreachable') {
    return (
      <Words
        heading="This page is not here yet"
        actions={<Button onClick={reload}>Try again</Button>}
      >
        It could not be fetched, because the portal cannot be reached. Nothing of yours is lost.
      </Words>
    )
  }
  return (
    <Words
      heading="Something went wrong"
      actions={
        <>
          <Button onClick={reload}>Try again</Button>
          <ButtonLink to="/" variant="outline">
            Go to your debts
          </ButtonLink>
        </>
      }
    >
      This page could not be loaded, and loading the portal again did not help.
    </Words>
  )
}

function Words(props: { heading: string; actions: ReactNode; children: ReactNode }) {
  return (
    <Screen heading={props.heading} width="narrow" intro={props.children}>
      <Flex wrap="wrap" gap="3">
        {props.actions}
      </Flex>
    </Screen>
  )
}
