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
    <Flex align="center" gap="2" wrap="wrap">
      <span>Updated {formatDistance(at, Math.max(at, now), { addSuffix: true })}</span>
      <Button variant="ghost" busy={busy} onClick={() => busy || onRefresh()}>
        Refresh
      </Button>
    </Flex>
  )
}
