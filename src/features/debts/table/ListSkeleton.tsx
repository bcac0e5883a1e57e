import { Box, chakra, Flex, Span } from '@chakra-ui/react'
import { useScreenHold } from '@/ui/useScreenHold'

const Block = chakra('div', {
  base: { bg: 'bg.muted', borderRadius: 'sm', animation: 'breathe 1.8s ease-in-out infinite' },
})

const rows = Array.from({ length: 10 }, (_, row) => row)

/** Placeholder of the list with the heights of its totals, toolbar and rows. */
export function ListSkeleton() {
  useScreenHold()
  return (
    <Box role="status">
      <Span srOnly>Loading your debts…</Span>
      <Box aria-hidden>
        <Flex gap="6" h="11" mb="3" align="flex-end">
          {['7rem', '9rem', '6rem', '6rem', '6rem'].map((width, index) => (
            <Block
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never move
              key={index}
              h="7"
              w={width}
              hideBelow={index > 1 ? 'md' : undefined}
            />
          ))}
        </Flex>
        <Flex wrap="wrap" gap="2" mb={{ base: '1', md: '2' }}>
          <Block h="9" flex={{ base: '1 1 100%', xl: '0 1 27rem' }} />
          <Block h={{ base: '11', md: '9' }} flex={{ base: '1 1 100%', md: '1 1 7rem' }} />
        </Flex>
        <Box h="9" hideBelow="md" borderBottomWidth="1px" />
        {rows.map((row) => (
          <Flex
            key={row}
            h={{ base: '4.5625rem', md: '11' }}
            align="center"
            gap="6"
            borderBottomWidth="1px"
          >
            <Block h="4" flex="2 1 10rem" maxW={`${22 - (row % 3) * 3}rem`} />
            <Block h="4" w="6rem" ms="auto" />
            <Block h="4" w="6rem" hideBelow="md" />
            <Block h="4" w="8rem" hideBelow="md" />
          </Flex>
        ))}
      </Box>
    </Box>
  )
}
