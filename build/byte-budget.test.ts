// @vitest-environment node
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { overBudget } from './byte-budget.ts'

/** Random text does not compress. */
const code = (bytes: number) => randomBytes(bytes).toString('latin1')

const chunk = (fileName: string, bytes: number, more: object = {}) =>
  ({ fileName, code: code(bytes), imports: [], moduleIds: [], isEntry: false, ...more }) as never

const screens = (bytes: number, imports: string[] = []) => [
  chunk('login.js', bytes, {
    moduleIds: ['/portal/src/routes/_logged-out/login.tsx?tsr-split=component'],
    imports,
  }),
  chunk('debts.js', 10, {
    moduleIds: ['/portal/src/routes/_logged-in/debts.tsx?tsr-split=component'],
  }),
]
const entry = chunk('index.js', 1_000, { isEntry: true })

test('no chunk is reported when a build is within its budget', () => {
  expect(overBudget([entry, ...screens(1_000)])).toEqual([])
})

test('a shared chunk counts once for the first load of a screen', () => {
  const parts = ['one', 'two', 'three', 'four'].map((name) =>
    chunk(`${name}.js`, 46_500, { imports: ['index.js', 'one.js'] }),
  )
  const build = [entry, ...parts, ...screens(5_000, ['one.js', 'two.js', 'three.js', 'four.js'])]
  expect(overBudget(build)).toEqual([expect.stringMatching(/^First load of .*login: \d{6} bytes/)])
})

test('a lazy chunk over its budget and a missing screen are reported', () => {
  const over = overBudget([entry, chunk('charts.js', 80_000)])
  expect(over).toEqual([
    '/_logged-out/login: no file of its own',
    '/_logged-in/debts: no file of its own',
    expect.stringContaining('charts.js'),
  ])
})
