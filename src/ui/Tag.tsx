import { chakra } from '@chakra-ui/react'

/** A short label, such as "Primary"; for a debt's status use `StatusBadge`. */
export const Tag = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxW: 'full',
    px: '2',
    borderRadius: 'l2',
    colorPalette: 'gray',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: '1.5rem',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
})
