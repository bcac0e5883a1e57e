import { Box, Flex, Spinner } from '@chakra-ui/react'
import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '@/ui/Buttons'

const tickMs = 30_000
const minuteMs = 60_000

function formatAge(ms: number): string {
  const minutes = Math.floor(ms / minuteMs)
  if (minutes < 1) return 'less than a minute ago'
  const relativeTime = new Intl.RelativeTimeFormat('en-GB')
  return minutes < 60
    ? relativeTime.format(-minutes, 'minute')
    : relativeTime.format(-Math.floor(minutes / 60), 'hour')
}

/** The age of the list, with a button to refresh it. */
export function RefreshStatus({
  updatedAt,
  isRefreshing,
  onRefresh,
}: {
  /** Time of the last load, in milliseconds since the epoch. */
  updatedAt: number
  isRefreshing: boolean
  onRefresh: () => void
}) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <Flex align="center" columnGap="1" fontSize="sm" color="fg.muted">
      <Box as="span" hideBelow="md">
        Updated {formatAge(now - updatedAt)}
      </Box>
      <IconButton
        label="Refresh"
        icon={isRefreshing ? <Spinner size="sm" /> : <RefreshCw />}
        size="xs"
        aria-busy={isRefreshing || undefined}
        onClick={() => isRefreshing || onRefresh()}
      />
    </Flex>
  )
}
