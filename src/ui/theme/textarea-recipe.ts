import { defineRecipe } from '@chakra-ui/react'
import { textareaRecipe as chakraRecipe } from '@chakra-ui/react/theme'
import { outlineControl } from './outline-control'

export const textareaRecipe = defineRecipe({
  className: 'chakra-textarea',
  base: chakraRecipe.base ?? {},
  variants: {
    size: { md: { textStyle: 'md', px: '3', py: '2', scrollPaddingBottom: '2' } },
    variant: { outline: outlineControl },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
})
