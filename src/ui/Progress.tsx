import { Progress as ChakraProgress, Flex, Span } from '@chakra-ui/react'
import { progressSlotRecipe } from '@chakra-ui/react/theme'

export const Progress = ({
  label,
  value,
  max,
  text,
}: {
  label: string
  value: number
  max: number
  text: string
}) => (
  // Chakra rejects a value above its maximum.
  <ChakraProgress.Root
    recipe={progressSlotRecipe}
    value={Math.min(value, max)}
    max={max}
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
