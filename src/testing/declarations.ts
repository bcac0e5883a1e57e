import { parseSync } from 'vite'

/** A declared test or group of tests. */
interface Declaration {
  /** Template values, and titles that are no literal, are replaced by `…`. */
  title: string
  /** Whether the test runs; for a group, whether any of its tests does. */
  isRun: boolean
}

interface Node {
  type: string
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode)

/** Modifiers that skip a test, allow it to fail, or run it alone. */
const modifiers = /^(?:skip|skipIf|runIf|todo|fixme|fails?|only|retry)$/
/** The same modifiers as prefixes: `xit`, `fdescribe`. */
const prefixed = /^(?:x|f)(?:it|test|describe)$/
const functions = ['it', 'test', 'describe', 'suite']
/** Methods of the same functions that declare no test. */
const otherCalls = /^(?:step|use|extend|before|after)/

/** `test.describe.each(table)(title)` → ['test', 'describe', 'each']; empty for any other node. */
function namesOf(node: unknown): string[] {
  if (!isNode(node)) return []
  if (node.type === 'Identifier') return [String(node.name)]
  if (node.type === 'CallExpression') return namesOf(node.callee)
  if (node.type === 'TaggedTemplateExpression') return namesOf(node.tag)
  if (node.type === 'ChainExpression') return namesOf(node.expression)
  if (node.type !== 'MemberExpression') return []
  const before = namesOf(node.object)
  const { property } = node
  const name = isNode(property) ? (property.name ?? property.value) : undefined
  return before.length > 0 ? [...before, String(name)] : []
}

/** The title in a call's arguments; null if the call declares no test. */
function titleOf([title, ...more]: readonly unknown[]): string | null {
  if (!isNode(title)) return null
  if (title.type === 'Literal' && typeof title.value === 'string') return title.value
  if (title.type === 'TemplateLiteral') {
    const texts = title.quasis as { value: { cooked: string } }[]
    return texts.map(({ value }) => value.cooked).join('…')
  }
  return more.some((value) => isNode(value) && value.type.endsWith('FunctionExpression'))
    ? '…'
    : null
}

const optionsOf = (options: readonly unknown[]) =>
  options
    .filter(isNode)
    .filter(({ type }) => type === 'ObjectExpression')
    .flatMap((options) => options.properties as Node[])
    .map(({ key }) => (isNode(key) ? String(key.name ?? key.value) : ''))

/** The tests of a file, and a message for each that is skipped, focused, retried or allowed to fail. */
export function testDeclarations(file: string, source: string) {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const roots = new Set(functions)
  for (const { type, specifiers } of program.body as unknown as Node[]) {
    if (type !== 'ImportDeclaration') continue
    for (const { imported, local } of specifiers as { imported?: Node; local: Node }[]) {
      if (functions.includes(String(imported?.name))) roots.add(String(local.name))
    }
  }

  const declarations: Declaration[] = []
  /** By the start of the call: `it.skip.each(table)(title)` is two calls, but one fault. */
  const modified = new Map<unknown, string>()

  /** @returns whether the node contains a test that runs */
  function visit(node: Node, isOff: boolean): boolean {
    if (node.type !== 'CallExpression') {
      return childrenOf(node)
        .map((child) => visit(child, isOff))
        .some(Boolean)
    }
    const [first = '', ...rest] = namesOf(node.callee)
    const parameters = node.arguments as unknown[]
    const isDeclaring = roots.has(first)
    const isOther = rest.some((name) => otherCalls.test(name))
    const title = isDeclaring && !isOther ? titleOf(parameters) : null
    const words = [
      ...rest.filter((name) => (isDeclaring ? modifiers.test(name) : name === 'skip')),
      ...(prefixed.test(first) || (first === 'skip' && rest.length === 0) ? [first] : []),
      ...(title === null
        ? []
        : optionsOf(parameters.slice(1)).filter((key) => modifiers.test(key))),
    ]
    const modifiedBefore = modified.size
    if (words.length > 0)
      modified.set(node.start, `${file}: ${[first, ...rest].join('.')} (${words})`)
    const isOffHere = isOff || words.some((word) => word !== 'only')
    const place = declarations.length
    const runsInside = childrenOf(node)
      .map((child) => visit(child, isOffHere))
      .some(Boolean)
    if (title === null) return runsInside
    const isGroup = first === 'describe' || first === 'suite' || rest.includes('describe')
    const isSkippedInside = modified.size > modifiedBefore && !words.includes('only')
    const isRun = isGroup ? runsInside : !isOffHere && !isSkippedInside
    declarations.splice(place, 0, { title, isRun })
    return isRun
  }
  visit(program as unknown as Node, false)
  return { declarations, modified: [...modified.values()] }
}
