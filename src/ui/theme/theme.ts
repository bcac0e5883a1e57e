import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { colours } from './colours'
import { animationStyles, keyframes } from './motion'
import { recipes, slotRecipes } from './recipes'
import { withStyleCache } from './style-cache'

const value = <T>(entry: T) => ({ value: entry })

const textStyle = (fontSize: string, lineHeight: string) => value({ fontSize, lineHeight })

/** Spacing on a 4 px grid. */
const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24]
const spacing = Object.fromEntries(steps.map((step) => [String(step), value(`${step / 4}rem`)]))

const systemFonts =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif'

const textStyles = {
  '2xs': textStyle('xs', '1rem'),
  xs: textStyle('xs', '1rem'),
  sm: textStyle('sm', '1.25rem'),
  md: textStyle('md', '1.5rem'),
  lg: textStyle('lg', '1.75rem'),
  xl: textStyle('xl', '1.75rem'),
  '2xl': textStyle('2xl', '2rem'),
}

/** Few tokens, because each one is computed before the first paint. */
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
    html: {
      colorPalette: 'accent',
      overflowWrap: 'break-word',
      // On a phone a snackbar of two lines covers the top of the window.
      scrollPaddingTop: { base: '6rem', md: '1.5rem' },
      scrollPaddingBottom: '5rem',
    },
    '::placeholder': { color: 'fg.muted', opacity: 1 },
    'h1, h2, h3': { fontFamily: 'heading', textWrap: 'balance', lineHeight: '1.2' },
    '*, *::before, *::after': {
      borderColor: 'border',
      '@media (prefers-reduced-motion: reduce)': {
        animationDuration: '0.01ms !important',
        transition: 'none !important',
      },
    },
    a: { color: 'accent', textUnderlineOffset: '0.15em' },
    ':focus-visible': {
      outline: '3px solid',
      outlineColor: 'focus',
      outlineOffset: '2px',
    },
    // Headings receive focus for screen readers only; they are not interactive.
    'h1:focus-visible, h2:focus-visible': { outline: 'none' },
  },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '62rem', xl: '80rem' },
    keyframes,
    tokens: {
      fonts: {
        body: value(systemFonts),
        heading: value(`"Figtree Variable", ${systemFonts}`),
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
      zIndex: {
        drawer: value(20),
        dialog: value(30),
        popover: value(30),
        tooltip: value(35),
        snackbar: value(40),
      },
      durations: {
        faster: value('100ms'),
        fast: value('150ms'),
        moderate: value('200ms'),
        slow: value('300ms'),
        slower: value('400ms'),
        slowest: value('500ms'),
      },
      easings: { 'ease-in-smooth': value('cubic-bezier(0.32, 0.72, 0, 1)') },
      shadows: {
        xs: value('0 1px 2px rgb(0 0 0 / 0.08)'),
        sm: value('0 2px 4px rgb(0 0 0 / 0.1)'),
        md: value('0 4px 12px rgb(0 0 0 / 0.14)'),
        lg: value('0 8px 24px rgb(0 0 0 / 0.18)'),
        inset: value('inset 0 0 0 1px rgb(0 0 0 / 0.05)'),
      },
    },
    semanticTokens: {
      colors: colours,
      radii: {
        l1: { value: '{radii.sm}' },
        l2: { value: '{radii.md}' },
        l3: { value: '{radii.lg}' },
      },
    },
    textStyles,
    layerStyles: {
      disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } },
      'indicator.bottom': {
        value: {
          position: 'relative',
          _before: {
            content: '""',
            position: 'absolute',
            bottom: '0',
            insetInline: '0',
            height: '3px',
            borderTopRadius: 'full',
            background: 'colorPalette.solid',
          },
        },
      },
    },
    animationStyles,
    recipes,
    slotRecipes,
  },
})

/** The portal's theme: one accent, warm greys, hairlines instead of shadows, light and dark. */
export const createTheme = () => withStyleCache(createSystem(defaultBaseConfig, config))
