import { Input } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

const widths = { short: '12rem', medium: '24rem', full: 'full' }

/** A text box; `width` says how much is expected in it. */
export const ControlInput = ({
  width = 'full',
  ...rest
}: Omit<ComponentProps<typeof Input>, 'width'> & { width?: keyof typeof widths }) => (
  <Input maxW={widths[width]} {...rest} />
)
