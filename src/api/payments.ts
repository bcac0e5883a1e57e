import * as z from 'zod/mini'
import { day, penceOrNull } from './wire/amounts'
import { text } from './wire/fields'
import { tolerantRecord } from './wire/tolerant-record'

/** A payment's fields are not listed in section 3: what such records carry is read, the rest kept. */
export const payment = tolerantRecord(
  {},
  {
    id: z.optional(z.union([z.number(), z.string()])),
    amount: penceOrNull,
    payment_date: day,
    reference: text,
    method: text,
  },
)
export type Payment = z.output<typeof payment>
