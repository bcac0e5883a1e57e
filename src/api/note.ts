import * as z from 'zod/mini'
import { id, text } from './wire/fields'

export const note = z.looseObject({ id, debt: id, note: text, created_by: text, created_at: text })
export type Note = z.output<typeof note>
