import { Box, Span } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/Buttons'

/** One of several addresses or contacts; all but the only one can be taken away. */
export function Group({
  name,
  place,
  onRemove,
  children,
}: {
  name: 'Address' | 'Contact'
  place: number
  onRemove?: (() => void) | undefined
  children: ReactNode
}) {
  const title = place === 0 ? name : `${name} ${place + 1}`
  return (
    <Box asChild mb="6" minW="0">
      <fieldset>
        {onRemove ? (
          <Box asChild fontSize="lg" fontWeight="semibold" mb="3">
            <legend>{title}</legend>
          </Box>
        ) : (
          // The only one has the name of its step, which stands above it.
          <Span asChild srOnly>
            <legend>{title}</legend>
          </Span>
        )}
        {children}
        {onRemove && (
          <Button variant="ghost" tone="danger" onClick={onRemove}>
            Remove {title.toLowerCase()}
          </Button>
        )}
      </fieldset>
    </Box>
  )
}
