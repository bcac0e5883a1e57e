import { isRecord } from './drf/field'

const refusedSentence = ['The server refused this value.']

/** Nested errors for whatever holds the word "Refused", shaped as DRF would for that body. */
export function refusedValue(data: unknown): unknown {
  if (Array.isArray(data)) return data.map((row) => (hasRefused(row) ? refusedValue(row) : {}))
  if (!isRecord(data)) return {}
  const own = Object.entries(data)
    .filter(([, value]) => value === 'Refused')
    .map(([name]) => [name, refusedSentence] as const)
  const addresses = Array.isArray(data.debtor_addresses) ? data.debtor_addresses : []
  return {
    ...Object.fromEntries(own),
    ...(addresses.length > 0 && {
      debtor_addresses: addresses.map((_, place) =>
        place === addresses.length - 1 ? { postcode: ['Enter a valid postcode.'] } : {},
      ),
    }),
    ...(isRecord(data.debtor_debt) && { debtor_debt: { initial_debt: refusedSentence } }),
  }
}

const hasRefused = (row: unknown) => isRecord(row) && Object.values(row).includes('Refused')
