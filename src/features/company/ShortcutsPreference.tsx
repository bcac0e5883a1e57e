import { Box, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { useShortcuts } from '@/session/shortcuts'
import { ControlMark } from '@/ui/form/control'

/** Single keys get in the way of those who dictate, and of unsteady hands. */
export function ShortcutsPreference() {
  const id = useId()
  const [on, turn] = useShortcuts()
  return (
    <Flex gap="3" align="flex-start" mt="5">
      <ControlMark
        id={id}
        type="checkbox"
        checked={on}
        aria-describedby={`${id}-hint`}
        onChange={(event) => turn(event.target.checked)}
      />
      <Box>
        <label htmlFor={id}>Single keys are commands</label>
        <Box id={`${id}-hint`} color="fg.muted" fontSize="sm">
          / to search, n to add a debt, j and k from row to row, ? for all keys
        </Box>
      </Box>
    </Flex>
  )
}
