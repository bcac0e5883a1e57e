import { Progress as ChakraProgress, Flex, Span } from '@chakra-ui/react'
import { progressSlotRecipe } from '@chakra-ui/react/theme'

/** A progress bar with its value as text. */
export const Progress = ({
  label,
  value,
  max,
  text,
}: {
  label: string
  value: number
  max: number
  /** The value in words. */
  text: string
}) => (
  <ChakraProgress.Root
    recipe={progressSlotRecipe}
    // Chakra rejects a value above its maximum, and a maximum of zero.
    value={Math.min(value, Math.max(max, 1))}
    max={Math.max(max, 1)}
    size="sm"
    my="4"
  >
    <Flex justify="space-between" gap="4" mb="1" fontSize="md">
      <ChakraProgress.Label fontWeight="medium">{label}</ChakraProgress.Label>
      <Span color="fg.muted">{text}</Span>
    </Flex>
    <ChakraProgress.Track aria-label={label} aria-valuetext={text} borderRadius="full">
      <ChakraProgress.Range />
    </ChakraProgress.Track>
  </ChakraProgress.Root>
)
