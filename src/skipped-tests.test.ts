// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { testDeclarations } from './testing/declarations'

const sources = import.meta.glob<string>(
  ['/{src,mocks,hosting,build}/**/*.test.{ts,tsx,mjs}', '/e2e/**/*.ts'],
  { query: '?raw', import: 'default', eager: true },
)

describe('every test that is written', () => {
  it('is run, has to pass at once, and keeps no other from being run', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(100)
    const found = Object.entries(sources).map(([file, source]) => testDeclarations(file, source))
    expect(found.flatMap(({ modified }) => modified)).toEqual([])
    const groups = found.flatMap(({ declarations }) => declarations)
    expect(groups.filter(({ isRun }) => !isRun)).toEqual([])
  })

  it.each([
    'it.skip("x", f)',
    'it.only("x", f)',
    'it.todo("x")',
    'it.fails("x", f)',
    'it.skipIf(c)("x", f)',
    'it.runIf(c)("x", f)',
    'it.skip.each([1])("x", f)',
    'it.each([1]).skip("x", f)',
    'it.concurrent.skip("x", f)',
    'it["skip"]("x", f)',
    'test.skip("x", f)',
    'test.only("x", f)',
    'test.todo("x")',
    'test.fixme("x", f)',
    'test.fail("x", f)',
    'test.describe.skip("x", f)',
    'test.describe.only("x", f)',
    'test.describe.fixme("x", f)',
    'describe.skip("x", f)',
    'describe.only("x", f)',
    'describe.todo("x")',
    'describe.skip.each([1])("x", f)',
    'xit("x", f)',
    'xtest("x", f)',
    'xdescribe("x", f)',
    'fit("x", f)',
    'fdescribe("x", f)',
    'it("x", { skip: true }, f)',
    'it("x", { todo: true }, f)',
    'it("x", { retry: 2 }, f)',
    'it("x", f, { fails: true })',
    'it("x", () => test.skip())',
    'it("x", () => test.fixme(true, "later"))',
    'it("x", () => test.fail())',
    'it("x", () => test.info().skip())',
    'it("x", (context) => context.skip())',
    'it("x", ({ skip }) => skip())',
    'import { test as named } from "./fixtures"\nnamed.skip("x", f)',
  ])('catches %j', (source) => {
    expect(testDeclarations('x.test.ts', source).modified).toHaveLength(1)
  })

  it.each([
    'it("x", f)',
    'it.each([1])("x", f)',
    'test.describe.configure({ mode: "serial" })',
    'test.setTimeout(1)',
    'it("skip", () => list.only(1))',
    '// it.skip("x", f)',
    'const text = "it.skip(1)"',
  ])('lets %j be', (source) => {
    expect(testDeclarations('x.test.ts', source).modified).toEqual([])
  })
})
