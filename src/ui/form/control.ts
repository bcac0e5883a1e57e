import { chakra } from '@chakra-ui/react'

const box = {
  w: 'full',
  maxW: 'full',
  minH: '11',
  px: '3',
  py: '2',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'md',
  fontSize: 'md',
  '&[aria-invalid=true]': { borderColor: 'border.error', borderWidth: '2px' },
} as const

const widths = {
  short: { maxW: '12rem' },
  medium: { maxW: '24rem' },
  full: {},
} as const

/** The look all text boxes share. */
export const ControlInput = chakra('input', {
  base: box,
  variants: { width: widths },
  defaultVariants: { width: 'full' },
})
export const ControlTextArea = chakra('textarea', { base: { ...box, resize: 'vertical' } })
export const ControlSelect = chakra('select', { base: { ...box, maxW: '24rem' } })
/** A native box to tick or to choose, large enough to hit. */
export const ControlMark = chakra('input', {
  base: { boxSize: '6', flexShrink: 0, accentColor: 'var(--chakra-colors-accent-solid)', mt: '0' },
})
