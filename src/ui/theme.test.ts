import { expect, it } from 'vitest'
import { system } from './theme'

const sources = import.meta.glob<string>('../**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** A length written as a bare number is the name of a step; without that step there is no length. */
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

it.each(['fg', 'fg.muted', 'fg.error', 'bg.panel', 'accent.solid', 'border', 'focus'])(
  'has a light and a dark %s',
  (colour) => {
    const { conditions } = system.tokens.getByName(`colors.${colour}`)?.extensions ?? {}
    expect(conditions?._light).toMatch(/^#/)
    expect(conditions?._dark).toMatch(/^#/)
    expect(conditions?._dark).not.toBe(conditions?._light)
  },
)
