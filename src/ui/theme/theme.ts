import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { colours } from './colours'
import { recipes, slotRecipes } from './recipes'

const value = <T>(entry: T) => ({ value: entry })

const tokens = <T>(values: Record<string, T>) =>
  Object.fromEntries(Object.entries(values).map(([name, entry]) => [name, value(entry)]))

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

const from = (translate: string) => ({ from: { translate }, to: { translate: '0 0' } })
const to = (translate: string) => ({ from: { translate: '0 0' }, to: { translate } })

/** Keyframes referenced by Chakra's recipes for dialogs, drawers, menus and skeletons. */
const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  rise: { from: { transform: 'translateY(1.5rem)' } },
  breathe: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
  'fade-out': { from: { opacity: '1' }, to: { opacity: '0' } },
  'scale-in': { from: { scale: '0.97' }, to: { scale: '1' } },
  'scale-out': { from: { scale: '1' }, to: { scale: '0.97' } },
  'slide-from-top': from('0 -0.5rem'),
  'slide-from-bottom': from('0 0.5rem'),
  'slide-from-left-full': from('-100% 0'),
  'slide-from-right-full': from('100% 0'),
  'slide-from-bottom-full': from('0 100%'),
  'slide-to-left-full': to('-100% 0'),
  'slide-to-right-full': to('100% 0'),
  'slide-to-bottom-full': to('0 100%'),
}

const animation = (animationName: string) => ({
  value: { transformOrigin: 'var(--transform-origin)', animationName },
})

const animationStyles = {
  'slide-fade-in': animation('slide-from-top, fade-in'),
  'slide-fade-out': animation('fade-out'),
  'scale-fade-in': animation('scale-in, fade-in'),
  'scale-fade-out': animation('scale-out, fade-out'),
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
    'code, kbd, samp': { fontFamily: 'mono', fontSize: '0.9em' },
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
      fonts: tokens({
        body: systemFonts,
        heading: `"Figtree Variable", ${systemFonts}`,
        mono: 'ui-monospace, "Cascadia Mono", "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
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
      fontWeights: tokens({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
      lineHeights: tokens({ tight: '1.25' }),
      radii: tokens({ sm: '0.25rem', md: '0.375rem', lg: '0.5rem', full: '9999px' }),
      spacing,
      sizes: { ...spacing, full: value('100%') },
      zIndex: tokens({ drawer: 20, dialog: 30, popover: 30, tooltip: 35, snackbar: 40 }),
      durations: tokens({
        faster: '100ms',
        fast: '150ms',
        moderate: '200ms',
        // Drawers take the three last: Chakra's half a second is a wait.
        slow: '200ms',
        slower: '200ms',
        slowest: '200ms',
      }),
      easings: tokens({ 'ease-in-smooth': 'cubic-bezier(0.32, 0.72, 0, 1)' }),
      shadows: tokens({
        xs: '0 1px 2px rgb(0 0 0 / 0.08)',
        sm: '0 2px 4px rgb(0 0 0 / 0.1)',
        md: '0 4px 12px rgb(0 0 0 / 0.14)',
        lg: '0 8px 24px rgb(0 0 0 / 0.18)',
        inset: 'inset 0 0 0 1px rgb(0 0 0 / 0.05)',
      }),
    },
    semanticTokens: {
      colors: colours,
      radii: tokens({ l1: '{radii.sm}', l2: '{radii.md}', l3: '{radii.lg}' }),
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
export const createTheme = () => createSystem(defaultBaseConfig, config)
