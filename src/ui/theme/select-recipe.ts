import { defineSlotRecipe } from '@chakra-ui/react'
import { nativeSelectSlotRecipe as chakraRecipe } from '@chakra-ui/react/theme'
import { outlineControl } from './outline-control'

export const selectRecipe = defineSlotRecipe({
  className: 'chakra-native-select',
  slots: chakraRecipe.slots,
  base: chakraRecipe.base ?? {},
  variants: {
    variant: { outline: { field: outlineControl } },
    size: {
      sm: {
        root: { '--select-field-height': 'sizes.9' },
        field: { textStyle: 'md', ps: '2.5', pe: '8' },
        indicator: { textStyle: 'md', insetEnd: '2' },
      },
      md: {
        root: { '--select-field-height': 'sizes.11' },
        field: { textStyle: 'md', ps: '3', pe: '8' },
        indicator: { textStyle: 'lg', insetEnd: '2' },
      },
    },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
})
