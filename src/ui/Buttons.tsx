import {
  Button as ChakraButton,
  IconButton as ChakraIconButton,
  chakra,
  Span,
  Spinner,
} from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'

type Tone = 'brand' | 'danger'

const toneProps = (tone: Tone) =>
  tone === 'danger' ? { colorPalette: 'red', 'data-tone': 'danger' } : {}

/** `busy` shows a spinner and sets `aria-busy`; the button keeps its focus and stays pressable. */
export function Button({
  busy = false,
  tone = 'brand',
  type = 'button',
  children,
  ...rest
}: ComponentProps<typeof ChakraButton> & { busy?: boolean; tone?: Tone }) {
  return (
    <ChakraButton
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      {...toneProps(tone)}
      {...rest}
    >
      {busy && <Spinner aria-hidden size="sm" />}
      {/* A browser that translates the page replaces text nodes, beside which React cannot insert. */}
      <span style={{ display: 'contents' }}>{children}</span>
    </ChakraButton>
  )
}

/** An icon button; `label` is its accessible name. */
export function IconButton({
  label,
  icon,
  tone = 'brand',
  variant = 'ghost',
  ...rest
}: Omit<ComponentProps<typeof ChakraIconButton>, 'aria-label' | 'children'> & {
  label: string
  icon: ReactNode
  tone?: Tone
}) {
  return (
    <ChakraIconButton
      type="button"
      aria-label={label}
      variant={variant}
      {...toneProps(tone)}
      {...rest}
    >
      {icon}
    </ChakraIconButton>
  )
}

type ButtonStyleProps = Pick<ComponentProps<typeof ChakraButton>, 'variant' | 'size' | 'px'> & {
  tone?: Tone
}

/** An internal link styled as a button. */
export const ButtonLink = createLink(
  ({
    variant,
    size,
    px,
    tone = 'brand',
    children,
    ...rest
  }: ComponentProps<'a'> & ButtonStyleProps) => (
    <ChakraButton asChild variant={variant} size={size} {...(px && { px })} {...toneProps(tone)}>
      <a {...rest}>{children}</a>
    </ChakraButton>
  ),
)

const Anchor = chakra('a', {
  base: {
    color: 'accent',
    textDecoration: 'underline',
    _hover: { textDecorationThickness: '2px' },
  },
})

/** An internal link in text. */
export const TextLink = createLink((props: ComponentProps<'a'>) => <Anchor {...props} />)

/** An external link; in a new tab it announces that and sends no referrer. */
export const ExternalLink = ({
  href,
  newTab = false,
  children,
}: {
  href: string
  newTab?: boolean
  children: ReactNode
}) => (
  <Anchor href={href} {...(newTab && { target: '_blank' })} rel="noopener noreferrer">
    {children}
    {newTab && <Span srOnly> (opens in a new tab)</Span>}
  </Anchor>
)
