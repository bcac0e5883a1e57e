import { Flex } from '@chakra-ui/react'
import { formatDistance } from 'date-fns'
import { useEffect, useState } from 'react'
import { Button } from '@/ui/Buttons'

const tickMs = 30_000

/** How old the list is, and the way to a newer one. */
export function Updated({
  at,
  busy,
  onRefresh,
}: {
  /** In milliseconds, as the query cache tells it. */
  at: number
  busy: boolean
  onRefresh: () => void
}) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <Flex align="center" columnGap="1" wrap="wrap" color="fg.muted">
      <span>Updated {formatDistance(at, Math.max(at, now), { addSuffix: true })}</span>
      <Button
        variant="ghost"
        minH="8"
        px="2"
        py="0"
        busy={busy}
        onClick={() => busy || onRefresh()}
      >
        Refresh
      </Button>
    </Flex>
  )
}
