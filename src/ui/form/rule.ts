import * as z from 'zod/mini'
import type { Check } from '@/rules/check'

/**
 * Converts a business rule to a schema: its error becomes the field's error, its value the parsed
 * output.
 */
export const rule = <T>(check: Check<T>) =>
  z.pipe(
    z.string(),
    z.transform((text, context): T => {
      const checked = check(text)
      if (checked.ok) return checked.value
      context.issues.push({ code: 'custom', message: checked.error, input: text })
      return z.NEVER
    }),
  )

/** A checkbox that must be checked. */
export const ticked = (message: string) => z.boolean().check(z.refine((value) => value, message))
