import { Box, Flex, Input } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useShortcuts } from '@/session/shortcuts'
import type { DebtRow } from '../debt-row'
import { buildSearchIndex, dropSearchIndex } from '../find-debts'

/** Widths at which the segments stand beside the commands and leave no room for all their labels. */
export const narrowToolbar = '@media screen and (min-width: 80rem) and (max-width: 87.99rem)'

/** The segments, the search box and the commands of the list. */
export function Toolbar({
  rows,
  text,
  onText,
  onFlush,
  onEnter,
  segmentFilter,
  children,
}: {
  rows: readonly DebtRow[]
  text: string
  onText: (text: string) => void
  /** Writes the text to the URL without the debounce. */
  onFlush: () => void
  /** Goes from the search box to the rows. */
  onEnter: () => void
  segmentFilter: ReactNode
  /** The commands. */
  children: ReactNode
}) {
  const [shortcuts] = useShortcuts()
  return (
    <Flex
      // On phones its children join the list's flex column, which ends with the commands.
      display={{ base: 'contents', md: 'flex' }}
      wrap="wrap"
      align="center"
      gap="2"
      mb="2"
      _print={{ display: 'none' }}
    >
      {segmentFilter}
      <Flex
        align="center"
        position="relative"
        flex={{ md: '1 1 7rem' }}
        maxW={{ md: '28rem' }}
        mb={{ base: '1', md: '0' }}
      >
        <Box
          asChild
          position="absolute"
          insetStart="2.5"
          color="fg.muted"
          pointerEvents="none"
          zIndex="1"
        >
          <Search aria-hidden size={16} />
        </Box>
        <Input
          type="search"
          size={{ base: 'md', md: 'sm' }}
          ps="8"
          aria-label="Search debts"
          aria-keyshortcuts={shortcuts ? '/' : undefined}
          autoComplete="off"
          fontSize={{ base: 'md', md: 'sm' }}
          placeholder="Search debts"
          value={text}
          onFocus={() => void buildSearchIndex(rows)}
          onChange={(event) => onText(event.target.value)}
          onBlur={() => {
            onFlush()
            if (text === '') dropSearchIndex()
          }}
          onKeyDown={(event) => {
            // Enter ends the composition of an input method first.
            if (event.nativeEvent.isComposing || !['Enter', 'ArrowDown'].includes(event.key)) return
            event.preventDefault()
            onEnter()
          }}
        />
      </Flex>
      {children}
    </Flex>
  )
}
