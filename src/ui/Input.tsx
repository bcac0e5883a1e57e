import { Box, chakra, Flex } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

const recipe = {
  base: {
    w: 'full',
    minW: '0',
    h: 'var(--input-height)',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    appearance: 'none',
    // Phones zoom in on smaller text on focus.
    fontSize: 'md',
    fontVariantNumeric: 'tabular-nums',
    _invalid: { borderColor: 'border.error' },
  },
  variants: {
    size: {
      sm: { px: '2.5', '--input-height': 'sizes.9' },
      md: { px: '3', '--input-height': 'sizes.11' },
    },
  },
  defaultVariants: { size: 'md' },
} as const

/** A text box; in a form use `TextField`. */
export const Input = chakra('input', recipe)

export const TextArea = chakra('textarea', recipe)

const NativeSelect = chakra('select', recipe)

type GroupProps = ComponentProps<typeof Flex>

/** A text box, which leaves room by its padding, and what stands inside its start or end. */
export const InputGroup = ({
  start,
  end,
  children,
  ...group
}: GroupProps & { start?: ReactNode; end?: ReactNode }) => (
  <Flex position="relative" align="center" {...group}>
    {children}
    {start && (
      <Box aria-hidden position="absolute" insetStart="3" color="fg.muted" pointerEvents="none">
        {start}
      </Box>
    )}
    {end && (
      <Box position="absolute" insetEnd="0.5">
        {end}
      </Box>
    )}
  </Flex>
)

/** A native select with the portal's chevron; in a form use `SelectField`. */
export const Select = ({
  maxW = '24rem',
  minW,
  w,
  ...field
}: ComponentProps<typeof NativeSelect> & Pick<GroupProps, 'maxW' | 'minW' | 'w'>) => (
  <Flex position="relative" align="center" {...{ maxW, minW, w }}>
    <NativeSelect pe="8" {...field} />
    <Box asChild position="absolute" insetEnd="3" pointerEvents="none">
      <ChevronDown aria-hidden size={16} />
    </Box>
  </Flex>
)
