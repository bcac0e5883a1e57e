import { chakra, Flex } from '@chakra-ui/react'
import { Skeleton } from '@/ui/Skeleton'

const Block = chakra('div', {
  base: { bg: 'bg.muted', borderRadius: 'lg', animation: 'breathe 1.8s ease-in-out infinite' },
})

/** The list before it is there: a number, tiles, a bar and rows, each about where it will stand. */
export const ListSkeleton = () => (
  <>
    <Block aria-hidden h="16" maxW="18rem" mb="4" />
    <Flex aria-hidden gap="3" wrap="wrap" mb="4">
      {['All', 'Overdue', 'Not overdue', 'Disputed', 'Settled'].map((tile) => (
        <Block key={tile} h={{ base: '9', md: '14' }} flex={{ base: '0 1 6rem', md: '1' }} />
      ))}
    </Flex>
    <Block aria-hidden h="2.5" mb={{ base: '4', md: '20' }} />
    <Skeleton lines={8} label="Loading your debts" />
  </>
)
