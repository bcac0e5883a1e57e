import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'
import {
  alertSlotRecipe,
  badgeRecipe,
  buttonRecipe,
  checkboxSlotRecipe,
  checkmarkRecipe,
  fieldSlotRecipe,
  inputRecipe,
  kbdRecipe,
  nativeSelectSlotRecipe,
  radioGroupSlotRecipe,
  separatorRecipe,
  skeletonRecipe,
  spinnerRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme'

/** A long label wraps on a narrow screen, so heights are minimums. */
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

/** Inputs keep 16 px of text: below that, phones zoom in on focus. */
const outline = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  focusVisibleRing: 'outside',
  focusRingColor: 'focus',
} as const

const input = defineRecipe({
  className: 'chakra-input',
  base: { ...inputRecipe.base, fontVariantNumeric: 'tabular-nums' },
  variants: {
    size: {
      sm: { textStyle: 'md', px: '2.5', '--input-height': 'sizes.9' },
      md: { textStyle: 'md', px: '3', '--input-height': 'sizes.11' },
    },
    variant: { outline },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
})

const textarea = defineRecipe({
  className: 'chakra-textarea',
  base: textareaRecipe.base ?? {},
  variants: {
    size: { md: { textStyle: 'md', px: '3', py: '2', scrollPaddingBottom: '2' } },
    variant: { outline },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
})

const nativeSelect = defineSlotRecipe({
  className: 'chakra-native-select',
  slots: nativeSelectSlotRecipe.slots,
  base: nativeSelectSlotRecipe.base ?? {},
  variants: {
    variant: { outline: { field: outline } },
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

/** What most screens start with; the others' recipes come with their components (`src/ui`). */
export const recipes = {
  button,
  input,
  textarea,
  badge: badgeRecipe,
  checkmark: checkmarkRecipe,
  kbd: kbdRecipe,
  separator: separatorRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
}

export const slotRecipes = {
  alert: alertSlotRecipe,
  checkbox: checkboxSlotRecipe,
  field: fieldSlotRecipe,
  nativeSelect,
  radioGroup: radioGroupSlotRecipe,
}
