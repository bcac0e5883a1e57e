import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { colorSwatchRecipe } from '@chakra-ui/react/theme'
import { colours } from './colours'

const value = <T>(entry: T) => ({ value: entry })

const tokens = <T>(values: Record<string, T>) =>
  Object.fromEntries(Object.entries(values).map(([name, entry]) => [name, value(entry)]))

/** Spacing on a 4 px grid. */
const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24]
const spacing = Object.fromEntries(steps.map((step) => [String(step), value(`${step / 4}rem`)]))

const systemFonts =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif'

const slide = (from: string, to: string) => ({ from: { translate: from }, to: { translate: to } })

/** Those of Chakra's dialogs, drawers and menus, and of the portal's spinner and skeleton. */
const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: '0' } },
  'fade-out': { to: { opacity: '0' } },
  'scale-in': { from: { scale: '0.97' } },
  'scale-out': { to: { scale: '0.97' } },
  'slide-from-left-full': slide('-100% 0', '0'),
  'slide-from-right-full': slide('100% 0', '0'),
  'slide-from-bottom-full': slide('0 100%', '0'),
  'slide-to-left-full': slide('0', '-100% 0'),
  'slide-to-right-full': slide('0', '100% 0'),
  'slide-to-bottom-full': slide('0', '0 100%'),
}

const textStyle = (fontSize: string, lineHeight: string) => value({ fontSize, lineHeight })
const animation = (animationName: string) => value({ animationName })

/** Few tokens, because each one is computed before the first paint. */
const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(html)',
  globalCss: {
    'html, body': { bg: 'bg', color: 'fg', fontFamily: 'body', fontSize: 'md', lineHeight: '1.5' },
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
        // An endless animation would flicker.
        animationIterationCount: '1 !important',
        transition: 'none !important',
      },
    },
    a: { color: 'accent', textUnderlineOffset: '0.15em' },
    ':focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
    // Headings take the focus for screen readers only.
    'h1, h2': { outline: 'none !important' },
  },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '62rem', xl: '80rem' },
    keyframes,
    tokens: {
      fonts: tokens({
        body: systemFonts,
        heading: `"Figtree Variable", ${systemFonts}`,
      }),
      fontSizes: tokens({
        xs: '0.75rem',
        sm: '0.875rem',
        md: '1rem',
        lg: '1.125rem',
        xl: '1.25rem',
        '2xl': '1.5rem',
        '3xl': '1.875rem',
        '4xl': '2.25rem',
      }),
      fontWeights: tokens({ normal: '400', medium: '500', semibold: '600' }),
      lineHeights: tokens({ tight: '1.25' }),
      radii: tokens({ sm: '0.25rem', md: '0.375rem', lg: '0.5rem', full: '9999px' }),
      spacing,
      sizes: { ...spacing, full: value('100%') },
      zIndex: tokens({ drawer: 20, popover: 30, snackbar: 40 }),
      // Chakra's drawers take half a second, which is a wait.
      durations: Object.fromEntries(
        ['faster', 'fast', 'moderate', 'slow', 'slower', 'slowest'].map((name) => [
          name,
          value('200ms'),
        ]),
      ),
      easings: tokens({ 'ease-in-smooth': 'cubic-bezier(0.32, 0.72, 0, 1)' }),
      shadows: tokens({ lg: '0 8px 24px rgb(0 0 0 / 0.18)' }),
    },
    semanticTokens: {
      colors: colours,
      radii: tokens({ l1: '{radii.sm}', l2: '{radii.md}', l3: '{radii.lg}' }),
    },
    textStyles: {
      xs: textStyle('xs', '1rem'),
      sm: textStyle('sm', '1.25rem'),
      md: textStyle('md', '1.5rem'),
      lg: textStyle('lg', '1.75rem'),
    },
    animationStyles: {
      'slide-fade-in': animation('fade-in'),
      'slide-fade-out': animation('fade-out'),
      'scale-fade-in': animation('scale-in, fade-in'),
      'scale-fade-out': animation('scale-out, fade-out'),
    },
    layerStyles: {
      'indicator.bottom': value({ boxShadow: 'inset 0 -3px var(--indicator-color)' }),
    },
    // Of the charts; other recipes stand with their components (`src/ui`).
    recipes: { colorSwatch: colorSwatchRecipe },
  },
})

/** The portal's theme: one accent, warm greys, hairlines instead of shadows, light and dark. */
export const createTheme = () => createSystem(defaultBaseConfig, config)
