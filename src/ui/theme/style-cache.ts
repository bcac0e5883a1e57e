import type { SystemContext, SystemStyleObject } from '@chakra-ui/react'
import { css as serialize } from '@emotion/react'
import type { CompileStyles } from './style-compiler'

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
