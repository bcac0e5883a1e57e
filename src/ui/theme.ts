import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'

const value = <T>(entry: T) => ({ value: entry })
const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

/** Spacing on a grid of 4 px. */
const steps = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24]
const spacing = Object.fromEntries(steps.map((step) => [String(step), value(`${step / 4}rem`)]))

/** Few tokens on purpose: each one is worked out before the first paint. */
const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(html)',
  globalCss: {
    'html, body': {
      bg: 'bg',
      color: 'fg',
      fontFamily: 'body',
      fontSize: 'md',
      lineHeight: '1.5',
    },
    html: { overflowWrap: 'break-word', scrollPaddingTop: '1.5rem', scrollPaddingBottom: '5rem' },
    '::placeholder': { color: 'fg.muted', opacity: 1 },
    'h1, h2, h3': { textWrap: 'balance', lineHeight: '1.2' },
    '*, *::before, *::after': {
      borderColor: 'border',
      '@media (prefers-reduced-motion: reduce)': {
        animationDuration: '0.01ms !important',
        transitionDuration: '0.01ms !important',
      },
    },
    a: { color: 'accent', textUnderlineOffset: '0.15em' },
    ':focus-visible': {
      outline: '3px solid',
      outlineColor: 'focus',
      outlineOffset: '2px',
    },
    // A heading takes the focus for those who listen; it is nothing to press.
    'h1:focus-visible, h2:focus-visible': { outline: 'none' },
  },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '62rem', xl: '80rem' },
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      rise: { from: { transform: 'translateY(1.5rem)' } },
      breathe: { '50%': { opacity: '0.5' } },
    },
    tokens: {
      fonts: {
        body: value(
          'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif',
        ),
      },
      fontSizes: {
        xs: value('0.75rem'),
        sm: value('0.875rem'),
        md: value('1rem'),
        lg: value('1.125rem'),
        xl: value('1.25rem'),
        '2xl': value('1.5rem'),
        '3xl': value('1.875rem'),
        '4xl': value('2.25rem'),
      },
      fontWeights: {
        normal: value('400'),
        medium: value('500'),
        semibold: value('600'),
        bold: value('700'),
      },
      lineHeights: { tight: value('1.25') },
      radii: {
        sm: value('0.25rem'),
        md: value('0.375rem'),
        lg: value('0.5rem'),
        full: value('9999px'),
      },
      spacing,
      sizes: { ...spacing, full: value('100%') },
      zIndex: { drawer: value(20), dialog: value(30), snackbar: value(40) },
    },
    semanticTokens: {
      colors: {
        bg: {
          DEFAULT: pair('#f7f6f3', '#12171a'),
          panel: pair('#ffffff', '#1a2126'),
          subtle: pair('#efeeea', '#222b31'),
          muted: pair('#e6e4de', '#2b353c'),
          info: pair('#e7f1f4', '#14303a'),
          warning: pair('#fdf3dc', '#3a2e12'),
          error: pair('#fdeceb', '#3f1d1c'),
          success: pair('#e6f4ea', '#15331f'),
        },
        fg: {
          DEFAULT: pair('#1d2428', '#e9edef'),
          muted: pair('#515c63', '#a9b5bc'),
          error: pair('#b3261e', '#ff9d94'),
          warning: pair('#7a4d00', '#f4c56b'),
          success: pair('#1c6b36', '#7fd69a'),
          info: pair('#0c5468', '#8fd3e6'),
        },
        border: {
          DEFAULT: pair('#d9d6ce', '#36424a'),
          emphasized: pair('#7b858b', '#7d8b94'),
          error: pair('#b3261e', '#ff9d94'),
        },
        accent: {
          DEFAULT: pair('#0b5a6f', '#7fcbe0'),
          solid: pair('#0b5a6f', '#2a7f96'),
          hover: pair('#084555', '#23697c'),
          contrast: pair('#ffffff', '#ffffff'),
          subtle: pair('#e3eff2', '#17323b'),
        },
        danger: {
          solid: pair('#b3261e', '#b93a31'),
          hover: pair('#8f1d17', '#a02f27'),
        },
        focus: pair('#c2570c', '#ffb26b'),
      },
    },
  },
})

/** The portal's look: one accent, warm greys, hairlines instead of shadows; light and dark. */
export const createTheme = () => createSystem(defaultBaseConfig, config)
