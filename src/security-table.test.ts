// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { testDeclarations } from './testing/declarations'

/** The number of cases by letter. */
const cases = {
  T: 18,
  U: 9,
  R: 6,
  N: 10,
  W: 10,
  F: 6,
  I: 10,
  X: 4,
  D: 7,
  J: 3,
  K: 8,
  P: 4,
  C: 5,
}
const id = (letter: string, number: number) => letter + String(number).padStart(2, '0')
const ids = Object.entries(cases).flatMap(([letter, count]) =>
  Array.from({ length: count }, (_, place) => id(letter, place + 1)),
)

const document = readFileSync('SECURITY.md', 'utf8')
const rows = [...document.matchAll(/^\| ([A-Z]\d\d) \| (.+?) \| (.+) \|$/gm)].map(
  ([, name = '', threat = '', proof = '']) => ({ name, threat, proof }),
)

/** The cases named at the start of a title: `T05, T08: …`, `I01 to I06: …`. */
function cited(title: string): string[] {
  const [head = ''] = title.split(':')
  return head.split(', ').flatMap((part) => {
    const [, letter = '', from, to] = part.match(/^([A-Z])(\d\d)(?: to [A-Z](\d\d))?$/) ?? []
    const first = Number(from)
    const length = Number(to ?? from) - first + 1
    return letter ? Array.from({ length }, (_, place) => id(letter, first + place)) : []
  })
}

/** Whether a test or group whose title starts with this runs. */
function runs(file: string, source: string, title: string): boolean {
  const { declarations } = read.get(source) ?? testDeclarations(file, source)
  read.set(source, { declarations })
  return declarations.some(
    (declaration) => declaration.isRun && declaration.title.startsWith(title),
  )
}
const read = new Map<string, Pick<ReturnType<typeof testDeclarations>, 'declarations'>>()

/** The errors of a row. */
function faults({ name, proof }: { name: string; proof: string }): string[] {
  const tests = [...proof.matchAll(/`([^`]+)` "([^"]+)"/g)]
  if (tests.length === 0) {
    return /^No test of its own: .{20,}/.test(proof) ? [] : [`${name} has no test and no reason`]
  }
  return tests.flatMap(([, file = '', title = '']) => {
    if (!existsSync(file)) return [`${name}: there is no ${file}`]
    if (!cited(title).includes(name)) return [`${name}: "${title}" does not cite it`]
    return runs(file, readFileSync(file, 'utf8'), title)
      ? []
      : [`${name}: ${file} has no test "${title}…"`]
  })
}

describe('the table of cases in SECURITY.md', () => {
  it('has each of the hundred once, in order, and what may happen in its own words', () => {
    expect(ids).toHaveLength(100)
    expect(rows.map(({ name }) => name)).toEqual(ids)
    expect(new Set(rows.map(({ threat }) => threat)).size).toBe(100)
  })

  it('names a test that is there, or says why there is none', () => {
    expect(rows.flatMap(faults)).toEqual([])
  })

  it.each([
    ["it('T01: x of y', () => {})", true],
    ["  test.describe(\n    'T01: x', () => { test(name, () => {}) })", true],
    ['it.each([1, 2])(`T01: x`, () => {})', true],
    ["describe('T01: x', () => { for (const a of b) it.each([1])('y', () => {}) })", true],
    ["describe('T01: x', () => { it.skip('y', a); it('z', b) })", true],
    ["describe('T01: x', () => {})", false],
    ["describe('T01: x', () => { it.skip('y', a); test.todo('z') })", false],
    ["describe('T01: x', () => { describe('y', () => { xit('z', a) }) })", false],
    ["describe.skip('T01: x', () => { it('y', a) })", false],
    ["describe.skip('y', () => { it('T01: x', a) })", false],
    ["it('T01: x', { skip: true }, a)", false],
    ["it('T01: x', (context) => context.skip())", false],
    ["it.skip('T01: x', () => {})", false],
    ["it.skip.each([1])('T01: x', () => {})", false],
    ["it.each([1])('T02', a)\n  it.skip.each([1])('T01: x', b)", false],
    ["  // it('T01: x', () => {})", false],
    ["const name = 'T01: x'", false],
  ])('in %j its test is run: %s', (source, isRun) => {
    expect(runs('x.test.ts', source, 'T01: x')).toBe(isRun)
  })

  it.each([
    ['`src/nowhere.test.ts` "T01: x"', /there is no src\/nowhere/],
    [
      '`src/api/http/client.session.test.ts` "T01: is met by nobody"',
      /has no test "T01: is met by nobody/,
    ],
    ['`src/api/http/client.session.test.ts` "T02: that comes late"', /does not cite it/],
    ['No test of its own: later', /no test and no reason/],
    ['', /no test and no reason/],
  ])('catches %s', (proof, fault) => {
    expect(faults({ name: 'T01', proof })).toEqual([expect.stringMatching(fault)])
  })
})
