import { Input } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

const widths = { short: '12rem', medium: '24rem', full: 'full' }

/** A text box; `width` hints at the expected length. */
export const ControlInput = ({
  width = 'full',
  ...rest
}: Omit<ComponentProps<typeof Input>, 'width'> & { width?: keyof typeof widths }) => (
  <Input maxW={widths[width]} {...rest} />
)
