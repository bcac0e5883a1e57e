import { chakra, Input, Textarea } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

const widths = { short: '12rem', medium: '24rem', full: 'full' }

/** A text box; `width` says how much is expected in it. */
export const ControlInput = ({
  width = 'full',
  ...rest
}: Omit<ComponentProps<typeof Input>, 'width'> & { width?: keyof typeof widths }) => (
  <Input maxW={widths[width]} {...rest} />
)

export const ControlTextArea = (props: ComponentProps<typeof Textarea>) => (
  <Textarea resize="vertical" {...props} />
)

export { ControlSelect } from './ControlSelect'

/** A native box to tick or to choose, large enough to hit. */
export const ControlMark = chakra('input', {
  base: { boxSize: '6', flexShrink: 0, accentColor: 'var(--chakra-colors-accent-solid)', mt: '0' },
})
