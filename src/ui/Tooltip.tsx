import { Tooltip as ChakraTooltip, Portal } from '@chakra-ui/react'
import { tooltipSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactElement, ReactNode } from 'react'

/** Short help on hover and focus. It must not be the only source: touch screens never show it. */
export const Tooltip = ({ content, children }: { content: ReactNode; children: ReactElement }) => (
  <ChakraTooltip.Root recipe={tooltipSlotRecipe} openDelay={400} closeDelay={100}>
    <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
    <Portal>
      <ChakraTooltip.Positioner>
        <ChakraTooltip.Content>{content}</ChakraTooltip.Content>
      </ChakraTooltip.Positioner>
    </Portal>
  </ChakraTooltip.Root>
)
