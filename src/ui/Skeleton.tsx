import { Box, Span } from '@chakra-ui/react'

/** The shape of what is being loaded. */
export function Skeleton({ lines = 3, label = 'Loading' }: { lines?: number; label?: string }) {
  return (
    <Box role="status" py="2">
      <Span srOnly>{label}…</Span>
      {Array.from({ length: lines }, (_, line) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
          key={line}
          aria-hidden
          h="4"
          mb="4"
          maxW={`${90 - (line % 3) * 15}%`}
          bg="bg.muted"
          borderRadius="sm"
          animation="breathe 1.8s ease-in-out infinite"
        />
      ))}
    </Box>
  )
}
