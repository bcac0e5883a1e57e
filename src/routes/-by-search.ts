import * as z from 'zod/mini'
import { searchValue } from '@/lib/strict-search'

/** The open tab of adding a debt; `csv` selects the import. */
export const bySearch = z.object({
  by: searchValue((value) => (value === 'csv' ? value : undefined)),
})
