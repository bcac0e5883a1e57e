import { chakra } from '@chakra-ui/react'

/** A bordered box with the background of a panel. */
export const Card = chakra('div', {
  base: { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'lg' },
})
