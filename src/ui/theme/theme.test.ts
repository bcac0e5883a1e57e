// @vitest-environment node
import { expect, it } from 'vitest'
import { system } from '@/ui/testing/theme'

const sources = import.meta.glob<string>('../../**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** A bare number names a spacing step; without that step the length is invalid. */
const length =
  /\b(?:[pm][xytbse]?|gap|(?:row|column)Gap|(?:min|max)?[hHwW]|boxSize|top|bottom|insetStart|insetEnd)(?:=|: )['"]-?(\d+(?:\.\d+)?)['"]/g

it('has every step of the spacing scale that a component names', () => {
  const missing = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(length)]
      .filter(([, step]) => step !== '0' && !system.tokens.getByName(`sizes.${step}`))
      .map(([found]) => `${file}: ${found}`),
  )
  expect(missing).toEqual([])
})

/** Relative luminance by WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number(`0x${hex.slice(at, at + 2)}`) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string, mode: '_light' | '_dark'): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) =>
      luminance(system.tokens.getByName(`colors.${name}`)?.extensions.conditions?.[mode]),
    )
    .sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

it.each([
  // Text on plain and hovered rows, and on tags in both.
  ['fg', ['bg', 'bg.panel', 'bg.subtle', 'bg.muted', 'accent.subtle'], 4.5],
  ['fg.muted', ['bg', 'bg.panel', 'bg.subtle', 'accent.subtle'], 4.5],
  ['accent', ['bg', 'bg.panel', 'bg.subtle', 'accent.subtle', 'bg.info', 'bg.warning'], 4.5],
  ['fg.warning', ['bg', 'bg.panel', 'bg.warning'], 4.5],
  ['fg.error', ['bg', 'bg.panel', 'red.subtle'], 4.5],
  ['fg.success', ['bg', 'bg.panel'], 4.5],
  ['accent.contrast', ['accent.solid', 'accent.hover', 'red.solid', 'red.hover'], 4.5],
  // Borders that identify a control.
  ['border.emphasized', ['bg', 'bg.panel', 'bg.subtle'], 3],
  ['focus', ['bg', 'bg.panel', 'bg.subtle', 'accent.subtle'], 3],
] as const)('%s stands out from %j, light and dark', (colour, grounds, least) => {
  for (const ground of grounds) {
    for (const mode of ['_light', '_dark'] as const) {
      expect(contrast(colour, ground, mode), `${ground} ${mode}`).toBeGreaterThanOrEqual(least)
    }
  }
})
