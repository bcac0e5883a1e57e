const value = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

/** Light and dark values of the roles in Chakra's colour palettes. */
type Palette = Record<
  'solid' | 'hover' | 'fg' | 'subtle' | 'muted' | 'emphasized',
  [light: string, dark: string]
>

const focus = value('#c2570c', '#ffb26b')

/** Text on `solid` is white: every solid needs a contrast of at least 4.5:1. */
const palette = ({ solid, hover, fg, subtle, muted, emphasized }: Palette) => ({
  solid: value(...solid),
  hover: value(...hover),
  contrast: value('#ffffff', '#ffffff'),
  fg: value(...fg),
  subtle: value(...subtle),
  muted: value(...muted),
  emphasized: value(...emphasized),
  border: value(...emphasized),
  focusRing: focus,
})

/** One palette for each status family (see `components/StatusBadge`). */
const palettes = {
  gray: palette({
    solid: ['#515c63', '#5d6a72'],
    hover: ['#3e474d', '#525e65'],
    fg: ['#3a4449', '#cbd4d9'],
    subtle: ['#efeeea', '#252e34'],
    muted: ['#e6e4de', '#2f3a41'],
    emphasized: ['#cfcbc1', '#43505a'],
  }),
  accent: {
    DEFAULT: value('#0b5a6f', '#7fcbe0'),
    ...palette({
      solid: ['#0b5a6f', '#2a7f96'],
      hover: ['#084555', '#23697c'],
      fg: ['#0a5266', '#8fd3e6'],
      subtle: ['#e3eff2', '#17323b'],
      muted: ['#cde2e8', '#1d404b'],
      emphasized: ['#a9cdd6', '#2c5f6e'],
    }),
  },
  red: palette({
    solid: ['#b3261e', '#b93a31'],
    hover: ['#8f1d17', '#a02f27'],
    fg: ['#97201a', '#ff9d94'],
    subtle: ['#fdeceb', '#3f1d1c'],
    muted: ['#f9d5d2', '#552825'],
    emphasized: ['#efaea9', '#763531'],
  }),
  amber: palette({
    solid: ['#855600', '#8f600f'],
    hover: ['#6b4500', '#7a520c'],
    fg: ['#6b4400', '#f4c56b'],
    subtle: ['#fdf3dc', '#3a2e12'],
    muted: ['#f8e3b3', '#4d3c15'],
    emphasized: ['#e6c069', '#6b531c'],
  }),
  green: palette({
    solid: ['#1c6b36', '#267c42'],
    hover: ['#15532a', '#1f6837'],
    fg: ['#17592c', '#7fd69a'],
    subtle: ['#e6f4ea', '#15331f'],
    muted: ['#cbe8d3', '#1d452a'],
    emphasized: ['#9fd3af', '#2a603b'],
  }),
  blue: palette({
    solid: ['#1f4f9c', '#3567b8'],
    hover: ['#183e7b', '#2c579c'],
    fg: ['#1a4283', '#a3c4ff'],
    subtle: ['#e6eefb', '#182a48'],
    muted: ['#cfdef6', '#21385f'],
    emphasized: ['#a6c1ec', '#2f4d80'],
  }),
  purple: palette({
    solid: ['#5b3a9e', '#7455bb'],
    hover: ['#482e7e', '#6247a0'],
    fg: ['#4b2f85', '#c9b6f8'],
    subtle: ['#efeafa', '#2a2145'],
    muted: ['#ded3f4', '#392d5c'],
    emphasized: ['#c0ace8', '#4f3f7f'],
  }),
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
    error: palettes.red.subtle,
    success: palettes.green.subtle,
  },
  fg: {
    DEFAULT: value('#1d2428', '#e9edef'),
    muted: value('#515c63', '#a9b5bc'),
    subtle: value('#5f6a71', '#9aa7af'),
    error,
    warning: value('#7a4d00', '#f4c56b'),
    success: value('#1c6b36', '#7fd69a'),
    info: value('#0c5468', '#8fd3e6'),
  },
  border: {
    DEFAULT: value('#d9d6ce', '#36424a'),
    muted: value('#e6e4de', '#2b353c'),
    emphasized: value('#7b858b', '#7d8b94'),
    error,
  },
  ...palettes,
  focus,
}
