import { Flex } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { Button } from '@/ui/Buttons'

const tickMs = 30_000
const minuteMs = 60_000

function ago(ms: number): string {
  const minutes = Math.floor(ms / minuteMs)
  if (minutes < 1) return 'less than a minute ago'
  const inWords = new Intl.RelativeTimeFormat('en-GB')
  return minutes < 60
    ? inWords.format(-minutes, 'minute')
    : inWords.format(-Math.floor(minutes / 60), 'hour')
}

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
      <span>Updated {ago(now - at)}</span>
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
