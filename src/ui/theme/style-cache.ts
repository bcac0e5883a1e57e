import type { SystemContext, SystemStyleObject } from '@chakra-ui/react'
import createCache, { type EmotionCache, type Options } from '@emotion/cache'
import { type SerializedStyles, css as serialize } from '@emotion/react'

type RecipeFunction = ReturnType<SystemContext['cva']>

/** Numbers objects by their contents; an object is read once, so it must never change. */
function numberObjects(): (object: object) => number {
  const byObject = new WeakMap<object, number>()
  const byContents = new Map<string, number>()
  return (object) => {
    const known = byObject.get(object)
    if (known !== undefined) return known
    const contents = JSON.stringify(object)
    const number = byContents.get(contents) ?? byContents.size
    byContents.set(contents, number)
    byObject.set(object, number)
    return number
  }
}

/**
 * Adds Emotion's serialised form, which Emotion uses instead of serialising and hashing the styles at
 * every render. The properties are not enumerable, so that they never become styles themselves.
 */
function withSerialisedForm(styles: SystemStyleObject, compile?: CompileStyles): SystemStyleObject {
  const serialised = serialize({ ...styles } as Parameters<typeof serialize>[0])
  compile?.(serialised)
  return Object.defineProperties(
    { ...styles },
    { name: { value: serialised.name }, styles: { value: serialised.styles } },
  )
}

/**
 * The same styles, each computed once. Chakra creates the style function of a recipe, and hashes all
 * styles of an element, at each of its renders: that was over half of the time to render an element.
 * @param compile of the `CacheProvider`'s cache, if there is one
 */
export function withStyleCache(system: SystemContext, compile?: CompileStyles): SystemContext {
  const recipeFunctions = new WeakMap<object, RecipeFunction>()
  const validProperties = new Map<string, boolean>()
  const numberOf = numberObjects()
  const stylesByKey = new Map<string, SystemStyleObject>()
  return {
    ...system,
    cva: ((recipe) => {
      const styleFunction = recipeFunctions.get(recipe) ?? system.cva(recipe)
      recipeFunctions.set(recipe, styleFunction as RecipeFunction)
      return styleFunction
    }) as SystemContext['cva'],
    isValidProperty: (property) => {
      const isValid = validProperties.get(property) ?? system.isValidProperty(property)
      validProperties.set(property, isValid)
      return isValid
    },
    css: (...parts) => {
      const key = parts.map((part) => part && numberOf(part)).join()
      const styles = stylesByKey.get(key) ?? withSerialisedForm(system.css(...parts), compile)
      stylesByKey.set(key, styles)
      return styles
    },
  }
}

/** Compiles styles to CSS rules, which the cache inserts later. */
export type CompileStyles = (styles: SerializedStyles) => void

/**
 * An Emotion cache whose rules can be compiled while React renders, in small steps. Emotion alone
 * compiles all new rules in the commit, which cannot be interrupted. The rules are inserted in the
 * commit still: each insertion before it would lay out the page anew.
 */
export function createStyleCompiler(options: Options = { key: 'css' }): {
  cache: EmotionCache
  compile: CompileStyles
} {
  const cache = createCache(options)
  const compileAndInsert = cache.insert
  const rulesByName = new Map<string, string[]>()
  cache.insert = (selector, styles, sheet, shouldCache) => {
    const rules = rulesByName.get(styles.name)
    if (!rules) return compileAndInsert(selector, styles, sheet, shouldCache)
    rulesByName.delete(styles.name)
    for (const rule of rules) sheet.insert(rule)
    if (shouldCache) cache.inserted[styles.name] = true
  }
  const compile: CompileStyles = (styles) => {
    if (!styles.styles || cache.inserted[styles.name] || rulesByName.has(styles.name)) return
    const rules: string[] = []
    const collector = {
      insert: (rule: string) => rules.push(rule),
    } as unknown as typeof cache.sheet
    compileAndInsert(`.${cache.key}-${styles.name}`, styles, collector, false)
    rulesByName.set(styles.name, rules)
  }
  return { cache, compile }
}
