import { Box, Skeleton as ChakraSkeleton, Span } from '@chakra-ui/react'

/** A placeholder for loading text. */
export function Skeleton({ lines = 3, label = 'Loading' }: { lines?: number; label?: string }) {
  return (
    <Box role="status" py="2">
      <Span srOnly>{label}…</Span>
      {Array.from({ length: lines }, (_, line) => (
        <ChakraSkeleton
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
          key={line}
          aria-hidden
          h="4"
          mb="4"
          maxW={`${90 - (line % 3) * 15}%`}
        />
      ))}
    </Box>
  )
}
