import { isRecord } from './drf/field'

const refusedMessage = ['The server refused this value.']

/** DRF-shaped errors for every field whose value is "Refused". */
export function refusalErrors(data: unknown): unknown {
  if (Array.isArray(data)) return data.map((row) => (hasRefused(row) ? refusalErrors(row) : {}))
  if (!isRecord(data)) return {}
  const own = Object.entries(data)
    .filter(([, value]) => value === 'Refused')
    .map(([name]) => [name, refusedMessage] as const)
  const addresses = Array.isArray(data.debtor_addresses) ? data.debtor_addresses : []
  return {
    ...Object.fromEntries(own),
    ...(addresses.length > 0 && {
      debtor_addresses: addresses.map((_, index) =>
        index === addresses.length - 1 ? { postcode: ['Enter a valid postcode.'] } : {},
      ),
    }),
    ...(isRecord(data.debtor_debt) && { debtor_debt: { initial_debt: refusedMessage } }),
  }
}

const hasRefused = (row: unknown) => isRecord(row) && Object.values(row).includes('Refused')
