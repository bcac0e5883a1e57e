import { defineRecipe } from '@chakra-ui/react'
import {
  alertSlotRecipe,
  badgeRecipe,
  buttonRecipe,
  colorSwatchRecipe,
  fieldSlotRecipe,
  inputRecipe,
  skeletonRecipe,
  spinnerRecipe,
} from '@chakra-ui/react/theme'

/** Shared styles of inputs, text areas and selects. */
export const outlineControl = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  focusVisibleRing: 'outside',
  focusRingColor: 'focus',
} as const

/** Heights are minimums, because long labels wrap on narrow screens. */
const buttonSize = (minH: string, px: string, textStyle: string, icon: string) => ({
  h: 'auto',
  minH,
  minW: minH,
  px,
  py: '1',
  gap: '2',
  textStyle,
  _icon: { width: icon, height: icon },
})

const button = defineRecipe({
  className: 'chakra-button',
  base: {
    ...buttonRecipe.base,
    // Chakra's buttons do not shrink in a flex box.
    maxW: 'full',
    whiteSpace: 'normal',
    textAlign: 'center',
    textDecoration: 'none',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    '&[aria-disabled=true]': { cursor: 'progress', opacity: 0.75 },
  },
  variants: {
    size: {
      xs: buttonSize('8', '2.5', 'xs', '3.5'),
      sm: buttonSize('9', '3', 'sm', '4'),
      md: buttonSize('11', '4', 'md', '4.5'),
      lg: buttonSize('12', '5', 'md', '5'),
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.hover' },
        _expanded: { bg: 'colorPalette.hover' },
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.muted' },
        _expanded: { bg: 'colorPalette.muted' },
      },
      outline: {
        bg: 'bg.panel',
        borderColor: 'border.emphasized',
        color: 'fg',
        _hover: { bg: 'bg.subtle' },
        _expanded: { bg: 'bg.subtle' },
        '&[data-tone=danger]': { color: 'fg.error', _hover: { bg: 'bg.error' } },
      },
      ghost: {
        bg: 'transparent',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
})

/** 16 px of text: phones zoom in on smaller inputs on focus. */
const input = defineRecipe({
  className: 'chakra-input',
  base: { ...inputRecipe.base, fontVariantNumeric: 'tabular-nums' },
  variants: {
    size: {
      sm: { textStyle: 'md', px: '2.5', '--input-height': 'sizes.9' },
      md: { textStyle: 'md', px: '3', '--input-height': 'sizes.11' },
    },
    variant: { outline: outlineControl },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
})

/** Recipes of the first screens; others load with their components (`src/ui`). */
export const recipes = {
  button,
  input,
  badge: badgeRecipe,
  colorSwatch: colorSwatchRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
}

export const slotRecipes = {
  alert: alertSlotRecipe,
  field: fieldSlotRecipe,
}
