import * as z from 'zod/mini'

/** The open tab of adding a debt; `csv` selects the import. */
export const bySearch = z.object({ by: z.catch(z.optional(z.literal('csv')), undefined) })
