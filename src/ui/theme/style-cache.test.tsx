import { Box, Button, ChakraProvider, chakra, createSystem, defaultConfig } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createStyleCompiler, withStyleCache } from './style-cache'

const uncached = createSystem(defaultConfig)
const Card = chakra('div', {
  base: { p: '2', _hover: { color: 'red.500' } },
  variants: { tone: { loud: { fontWeight: 'bold' }, quiet: { opacity: 0.5 } } },
})
const rows = { '& td': { px: '2', mt: { base: '1', md: '2' } } }

const elements = (
  <>
    <Box p="2" mt={{ base: '1', md: '2' }} color="fg.muted" />
    <Box p="2" mt={{ base: '1', md: '3' }} color="fg.muted" />
    <Box css={[rows, { color: 'fg' }]} hidden />
    <Box css={rows} className="rows" />
    <Card tone="loud" />
    <Card tone="quiet" m="1" />
    <Button size="sm" variant="outline" colorPalette="blue" />
    <Button size="sm" variant="outline" colorPalette="green" disabled />
  </>
)

/** The elements with their classes; Emotion's names of classes are hashes of their styles. */
const htmlWith = (system: typeof uncached) => {
  const { container, rerender } = render(<ChakraProvider value={system}>{elements}</ChakraProvider>)
  rerender(<ChakraProvider value={system}>{elements}</ChakraProvider>)
  return container.innerHTML
}

it('gives elements the same styles and attributes as Chakra without a cache', () => {
  expect(htmlWith(withStyleCache(uncached))).toBe(htmlWith(uncached))
})

it('inserts the rules that Emotion would insert, compiled before the commit', () => {
  const rulesWith = (isEarly: boolean) => {
    const container = document.createElement('div')
    const { cache, compile } = createStyleCompiler({ key: 'test', container })
    const system = withStyleCache(uncached, isEarly ? compile : undefined)
    render(
      <CacheProvider value={cache}>
        <ChakraProvider value={system}>{elements}</ChakraProvider>
      </CacheProvider>,
    )
    return [...container.children].map((tag) => tag.textContent).sort()
  }
  const rules = rulesWith(true)
  expect(rules.join()).toMatch(/padding/)
  expect(rules).toEqual(rulesWith(false))
})

it('adds styles of a cached element to those of another element', () => {
  const system = withStyleCache(uncached)
  const cached = system.css({ p: '2' }, { color: 'fg' })
  expect(system.css(cached, { m: '1' })).toEqual(uncached.css({ p: '2', color: 'fg', m: '1' }))
})
