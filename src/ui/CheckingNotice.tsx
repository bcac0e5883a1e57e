import { HStack, Spinner, Text } from '@chakra-ui/react'
import { Button } from './Buttons'

/** Shown while the list is checked for a write without a response. */
export function CheckingNotice({ onStop }: { onStop: () => void }) {
  return (
    <HStack my="4" gap="3" wrap="wrap">
      <Spinner aria-hidden />
      <Text role="status">Checking whether it arrived…</Text>
      <Button variant="outline" onClick={onStop}>
        Stop checking
      </Button>
    </HStack>
  )
}
