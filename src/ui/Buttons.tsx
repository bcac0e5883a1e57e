import { chakra, defineRecipe, Span } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'

/** Heights are minimums, because long labels wrap on narrow screens. */
const size = (minH: string, px: string, textStyle: string, icon: string) => ({
  minH,
  minW: minH,
  px,
  textStyle,
  _icon: { boxSize: icon, flexShrink: 0 },
})

const tinted = (bg: string, hovered: string) => ({
  bg,
  _hover: { bg: hovered },
  _expanded: { bg: hovered },
})

const recipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    maxW: 'full',
    py: '1',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'l2',
    color: 'colorPalette.fg',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress', opacity: 0.75 },
    // The spinner replaces an icon.
    '&[aria-busy=true] > svg': { display: 'none' },
    '&[aria-busy=true]::before': {
      content: '""',
      boxSize: '4',
      borderWidth: '2px',
      borderColor: 'currentColor',
      borderBlockEndColor: 'transparent',
      borderRadius: 'full',
      animation: 'spin 0.6s linear infinite',
    },
  },
  variants: {
    size: {
      xs: size('8', '2.5', 'xs', '3.5'),
      sm: size('9', '3', 'sm', '4'),
      md: size('11', '4', 'md', '4.5'),
    },
    variant: {
      solid: {
        ...tinted('colorPalette.solid', 'colorPalette.hover'),
        color: 'colorPalette.contrast',
      },
      outline: {
        ...tinted('bg.panel', 'bg.subtle'),
        borderColor: 'border.emphasized',
        color: 'fg',
      },
      ghost: tinted('transparent', 'colorPalette.subtle'),
      subtle: tinted('colorPalette.subtle', 'colorPalette.muted'),
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
})

const Base = chakra('button', recipe)

/** `isBusy` shows a spinner and sets `aria-busy`; the button keeps its focus and stays pressable. */
export const Button = ({
  isBusy = false,
  ...rest
}: ComponentProps<typeof Base> & { isBusy?: boolean }) => (
  <Base
    type="button"
    aria-disabled={isBusy || undefined}
    aria-busy={isBusy || undefined}
    {...rest}
  />
)

/** An icon button; `label` is its accessible name. */
export const IconButton = ({
  label,
  icon,
  ...rest
}: ComponentProps<typeof Button> & { label: string; icon: ReactNode }) => (
  <Button aria-label={label} variant="ghost" px="0" {...rest}>
    {icon}
  </Button>
)

/** An internal link styled as a button. */
export const ButtonLink = createLink(chakra('a', recipe))

const Anchor = chakra('a', {
  base: {
    color: 'accent',
    textDecoration: 'underline',
    _hover: { textDecorationThickness: '2px' },
  },
})

/** An internal link in text. */
export const TextLink = createLink(Anchor)

/** An external link; in a new tab it announces that and sends no referrer. */
export const ExternalLink = ({
  href,
  isNewTab = false,
  children,
}: {
  href: string
  isNewTab?: boolean
  children: ReactNode
}) => (
  <Anchor href={href} {...(isNewTab && { target: '_blank' })} rel="noopener noreferrer">
    {children}
    {isNewTab && <Span srOnly> (opens in a new tab)</Span>}
  </Anchor>
)
