import { Box, Flex, Span } from '@chakra-ui/react'
import { useId } from 'react'

/** How far something is, as a bar and in words. */
export function Progress({
  label,
  value,
  max,
  text,
}: {
  label: string
  value: number
  max: number
  text?: string
}) {
  const id = useId()
  const share = max > 0 ? Math.min(100, (100 * value) / max) : 0
  return (
    <Box my="4">
      <Flex justify="space-between" gap="4" mb="1">
        <Span id={id} fontWeight="medium">
          {label}
        </Span>
        {text && <Span color="fg.muted">{text}</Span>}
      </Flex>
      <Box
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuenow={value}
        aria-valuemax={max}
        {...(text && { 'aria-valuetext': text })}
        h="2"
        bg="bg.muted"
        borderRadius="full"
        overflow="hidden"
      >
        <Box h="full" bg="accent.solid" style={{ width: `${share}%` }} transition="width 200ms" />
      </Box>
    </Box>
  )
}
