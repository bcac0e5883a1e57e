import { Box, Span } from '@chakra-ui/react'

export const Skeleton = ({ lines = 3, label = 'Loading' }: { lines?: number; label?: string }) => (
  <Box role="status" py="2">
    <Span srOnly>{label}…</Span>
    {Array.from({ length: lines }, (_, line) => (
      <Box
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        key={line}
        h="4"
        mb="4"
        maxW={`${90 - (line % 3) * 15}%`}
        bg="bg.emphasized"
        borderRadius="l2"
        animation="pulse 1.2s infinite"
      />
    ))}
  </Box>
)
