import createCache, { type EmotionCache, type Options } from '@emotion/cache'
import type { SerializedStyles } from '@emotion/react'

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
