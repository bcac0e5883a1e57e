// @vitest-environment node
import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(
  ['/src/**/*.{ts,tsx}', '!/src/**/*.test.{ts,tsx}', '!/src/**/{test-*,testing/**/*}.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
)

/** APIs that turn text into markup or code, or receive messages of other windows. */
const sinks =
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|\b(?:set|parse)HTML(?:Unsafe)?\b|createContextualFragment|srcdoc|DOMParser|document\.write|\beval\(|\bFunction\(|set(?:Timeout|Interval)\(\s*['"`]|javascript:|onmessage|addEventListener\(\s*['"]message/gi

const sinksIn = (source: string) => source.match(sinks) ?? []

it('J03: no text becomes markup or code, and no message of another window is received', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(200)
  const found = Object.entries(sources).flatMap(([path, source]) =>
    sinksIn(source).map((sink) => `${path}: ${sink}`),
  )
  expect(found).toEqual([])
})

it.each([
  '<p dangerouslySetInnerHTML={{ __html: note }} />',
  'element.innerHTML = note',
  'element.setHTMLUnsafe(note)',
  'Document.parseHTMLUnsafe(note)',
  "eval('1')",
  "new Function('return 1')",
  'document.write(note)',
  "setTimeout('go()', 1)",
  "window.addEventListener('message', take)",
  'window.onmessage = take',
])('J03: catches %s', (source) => {
  expect(sinksIn(source)).toHaveLength(1)
})
