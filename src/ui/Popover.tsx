import { Popover as ChakraPopover, Portal } from '@chakra-ui/react'
import { popoverSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactElement, ReactNode } from 'react'

/** A non-modal panel beside its button: focus moves in, Escape returns it. */
export function Popover({
  title,
  trigger,
  children,
}: {
  title: string
  trigger: ReactElement
  children: ReactNode
}) {
  return (
    <ChakraPopover.Root
      recipe={popoverSlotRecipe}
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-end' }}
    >
      <ChakraPopover.Trigger asChild>{trigger}</ChakraPopover.Trigger>
      <Portal>
        <ChakraPopover.Positioner>
          <ChakraPopover.Content
            // A lazily mounted title is too late to serve as the name.
            aria-label={title}
            width="26rem"
            maxWidth="calc(100vw - 2rem)"
            overflowY="auto"
          >
            <ChakraPopover.Body>
              <ChakraPopover.Title asChild fontWeight="semibold" mb="3">
                <h2>{title}</h2>
              </ChakraPopover.Title>
              {children}
            </ChakraPopover.Body>
          </ChakraPopover.Content>
        </ChakraPopover.Positioner>
      </Portal>
    </ChakraPopover.Root>
  )
}
