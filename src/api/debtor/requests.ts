import { http } from '../http/client'
import { fetchAllPages } from '../http/fetch-all-pages'
import type { Listing } from '../wire/fields'
import { type Debtor, debtor } from './debtor'

/** The client's debtors, each with its debt. */
export const fetchDebtors = (
  options: { signal?: AbortSignal; previous?: Listing<Debtor> | undefined } = {},
): Promise<Listing<Debtor>> => fetchAllPages('debtor/', debtor, { timeout: 60_000, ...options })

/** Section 7 gives this path without a trailing slash. */
export const fetchDebtor = (debtorId: number, signal: AbortSignal): Promise<Debtor> =>
  http.get(`debtor/${debtorId}`, debtor, { signal })
