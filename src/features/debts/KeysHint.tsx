import { Box } from '@chakra-ui/react'
import { useShortcuts } from '@/session/shortcuts'

/** The keys of the list, where they are of use: not on a screen that is touched. */
export function KeysHint() {
  const [on] = useShortcuts()
  if (!on) return null
  return (
    <Box
      hideBelow="md"
      fontSize="sm"
      color="fg.muted"
      css={{ '@media (hover: none)': { display: 'none' } }}
    >
      Keys: / to search, j and k from row to row, Enter to open, ? for all keys
    </Box>
  )
}
