const value = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

const focus = value('#c2570c', '#ffb26b')

/** The roles of Chakra's colour palettes, in the order of the table below. */
const roles = ['fg', 'subtle', 'muted', 'emphasized', 'solid', 'hover'] as const

/** The first roles in light and dark. Text on `solid` is white, with a contrast of at least 4.5:1. */
function palette(light: string[], dark: string[]) {
  const colours = light.map((colour, index) => [roles[index], value(colour, dark[index] ?? '')])
  return {
    ...(Object.fromEntries(colours) as Record<(typeof roles)[number], ReturnType<typeof value>>),
    contrast: value('#ffffff', '#ffffff'),
    focusRing: focus,
  }
}

/** One palette for each status family (see `StatusBadge`). */
const palettes = {
  gray: palette(
    ['#3a4449', '#efeeea', '#e6e4de', '#cfcbc1'],
    ['#cbd4d9', '#252e34', '#2f3a41', '#43505a'],
  ),
  accent: {
    DEFAULT: value('#0b5a6f', '#7fcbe0'),
    ...palette(
      ['#0a5266', '#e3eff2', '#cde2e8', '#a9cdd6', '#0b5a6f', '#084555'],
      ['#8fd3e6', '#17323b', '#1d404b', '#2c5f6e', '#2a7f96', '#23697c'],
    ),
  },
  red: palette(
    ['#97201a', '#fdeceb', '#f9d5d2', '#efaea9', '#b3261e', '#8f1d17'],
    ['#ff9d94', '#3f1d1c', '#552825', '#763531', '#b93a31', '#a02f27'],
  ),
  amber: palette(
    ['#6b4400', '#fdf3dc', '#f8e3b3', '#e6c069', '#855600'],
    ['#f4c56b', '#3a2e12', '#4d3c15', '#6b531c', '#8f600f'],
  ),
  green: palette(
    ['#17592c', '#e6f4ea', '#cbe8d3', '#9fd3af'],
    ['#7fd69a', '#15331f', '#1d452a', '#2a603b'],
  ),
  blue: palette(['#1a4283', '#e6eefb'], ['#a3c4ff', '#182a48']),
  purple: palette(['#4b2f85', '#efeafa'], ['#c9b6f8', '#2a2145']),
}

const error = value('#b3261e', '#ff9d94')

export const colours = {
  bg: {
    DEFAULT: value('#f7f6f3', '#12171a'),
    panel: value('#ffffff', '#1a2126'),
    subtle: value('#efeeea', '#222b31'),
    muted: value('#e6e4de', '#2b353c'),
    emphasized: value('#d9d6ce', '#36424a'),
    info: value('#e7f1f4', '#14303a'),
    warning: palettes.amber.subtle,
  },
  fg: {
    DEFAULT: value('#1d2428', '#e9edef'),
    muted: value('#515c63', '#a9b5bc'),
    error,
    warning: value('#7a4d00', '#f4c56b'),
    success: value('#1c6b36', '#7fd69a'),
  },
  border: { DEFAULT: value('#d9d6ce', '#36424a'), emphasized: value('#7b858b', '#7d8b94'), error },
  ...palettes,
  focus,
}
