import { Box, chakra, Span } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'

const StyledButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: '11',
    px: '4',
    py: '2',
    borderWidth: '1px',
    borderRadius: 'md',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms',
    '&[aria-disabled=true]': { cursor: 'progress', opacity: 0.75 },
    _disabled: { cursor: 'not-allowed', opacity: 0.6 },
  },
  variants: {
    variant: {
      solid: { borderColor: 'transparent', color: 'accent.contrast' },
      outline: { bg: 'bg.panel', borderColor: 'border.emphasized', color: 'fg' },
      ghost: { bg: 'transparent', borderColor: 'transparent', color: 'accent' },
    },
    tone: { brand: {}, danger: {} },
  },
  compoundVariants: [
    {
      variant: 'solid',
      tone: 'brand',
      css: { bg: 'accent.solid', _hover: { bg: 'accent.hover' } },
    },
    {
      variant: 'solid',
      tone: 'danger',
      css: { bg: 'danger.solid', _hover: { bg: 'danger.hover' } },
    },
    { variant: 'outline', tone: 'brand', css: { _hover: { bg: 'bg.subtle' } } },
    { variant: 'outline', tone: 'danger', css: { color: 'fg.error', _hover: { bg: 'bg.error' } } },
    { variant: 'ghost', tone: 'brand', css: { _hover: { bg: 'accent.subtle' } } },
    { variant: 'ghost', tone: 'danger', css: { color: 'fg.error', _hover: { bg: 'bg.error' } } },
  ],
  defaultVariants: { variant: 'solid', tone: 'brand' },
})

export const Spinner = () => (
  <Span
    aria-hidden
    boxSize="4"
    borderWidth="2px"
    borderColor="currentColor"
    borderTopColor="transparent"
    borderRadius="full"
    animation="spin 800ms linear infinite"
  />
)

/** `busy` shows that it works and tells so; the button can still be reached and pressed. */
export function Button({
  busy = false,
  type = 'button',
  children,
  ...rest
}: ComponentProps<typeof StyledButton> & { busy?: boolean }) {
  return (
    <StyledButton
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </StyledButton>
  )
}

/** A link of the portal that looks like a button. */
export const ButtonLink = createLink(
  ({ variant, tone, children, ...rest }: ComponentProps<'a'> & Looks) => (
    <StyledButton asChild variant={variant} tone={tone}>
      <a {...rest}>{children}</a>
    </StyledButton>
  ),
)

type Looks = Pick<ComponentProps<typeof StyledButton>, 'variant' | 'tone'>

/** A link of the portal in running text. */
export const TextLink = createLink((props: ComponentProps<'a'>) => (
  <Box
    asChild
    color="accent"
    textDecoration="underline"
    _hover={{ textDecorationThickness: '2px' }}
  >
    <a {...props}>{props.children}</a>
  </Box>
))

/** A link out of the portal; in a new tab it says so and hands nothing over. */
export function ExternalLink({
  href,
  newTab = false,
  children,
}: {
  href: string
  newTab?: boolean
  children: ReactNode
}) {
  return (
    <Box
      asChild
      color="accent"
      textDecoration="underline"
      _hover={{ textDecorationThickness: '2px' }}
    >
      <a href={href} {...(newTab && { target: '_blank' })} rel="noopener noreferrer">
        {children}
        {newTab && <Span srOnly> (opens in a new tab)</Span>}
      </a>
    </Box>
  )
}
