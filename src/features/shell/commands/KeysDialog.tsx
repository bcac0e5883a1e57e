import { Box, Flex, Text } from '@chakra-ui/react'
import { useShortcuts } from '@/session/shortcuts'
import { Button, TextLink } from '@/ui/Buttons'
import DialogFrame from '@/ui/DialogFrame'

const keys: readonly (readonly [string, string])[] = [
  ['/', 'Search'],
  ['n', 'Add a debt'],
  ['j', 'Next row of the list, or next debt'],
  ['k', 'Previous row, or previous debt'],
  ['x', 'Select the row'],
  ['s', 'Go to the actions for the selected debts'],
  ['Enter', 'Open the row; in the search box, go to the first row'],
  ['?', 'This list of keys'],
  ['Ctrl K or ⌘ K', 'Go to a debt or an action'],
]

/** Lists all keyboard shortcuts, with a switch for single keys. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const [on] = useShortcuts()
  return (
    <DialogFrame role="dialog" title="Keyboard" onClose={onClose}>
      <Box as="dl" mb="4">
        {keys.map(([key, what]) => (
          <Flex key={key} justify="space-between" gap="4" py="1.5" borderBottomWidth="1px">
            <Box as="dt" fontWeight="semibold">
              {key}
            </Box>
            <Box as="dd" textAlign="end">
              {what}
            </Box>
          </Flex>
        ))}
      </Box>
      <Text mb="4">
        {on
          ? 'Shortcuts work when you aren’t typing. '
          : 'Single-key shortcuts are off; those with Ctrl or ⌘ still work. '}
        <TextLink to="/client-settings" onClick={onClose}>
          {on ? 'Switch them off' : 'Switch them on'} in the client settings
        </TextLink>
      </Text>
      <Button onClick={onClose}>Close</Button>
    </DialogFrame>
  )
}
