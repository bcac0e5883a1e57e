import { Tooltip as ChakraTooltip, Portal } from '@chakra-ui/react'
import { tooltipSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactElement, ReactNode } from 'react'

/** A short text on hover and focus. It only repeats or explains: a touch screen never shows it. */
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
