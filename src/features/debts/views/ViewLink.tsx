import { Box, Flex } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { TextLink } from '@/ui/Buttons'
import type { View } from './saved-views'

/** A link to a view; the active one has a check mark. */
export const ViewLink = ({ view, onSelect }: { view: View; onSelect: () => void }) => (
  <Box asChild display="inline-block" minH="6" minW="0" overflowWrap="anywhere">
    <TextLink
      to="."
      search={view.search as never}
      resetScroll={false}
      activeOptions={{ exact: true, includeSearch: true }}
      onClick={onSelect}
    >
      {({ isActive }) => (
        <Flex as="span" align="center" gap="1.5">
          {isActive && <Check aria-hidden size={16} />}
          {view.name}
        </Flex>
      )}
    </TextLink>
  </Box>
)
