import { Box } from '@chakra-ui/react'
import { useShortcuts } from '@/session/shortcuts'
import { Checkbox } from '@/ui/Checkbox'

/** Single-key shortcuts interfere with dictation and can be pressed by accident. */
export function ShortcutsPreference() {
  const [isOn, setOn] = useShortcuts()
  return (
    <Box mt="5">
      <Checkbox checked={isOn} onChange={setOn}>
        Use keyboard shortcuts
      </Checkbox>
      <Box ps="8" color="fg.muted" fontSize="sm">
        / to search, n to add a debt, j and k from row to row, ? for all shortcuts
      </Box>
    </Box>
  )
}
