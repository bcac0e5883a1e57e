import type { Debtor, DebtorAddress } from './debtor'

/** The address letters go to: the primary one, else the first; some lists carry it alone. */
export function mainAddress(debtor: Debtor): DebtorAddress | null {
  const { debtor_addresses: addresses } = debtor
  return (
    addresses.find(({ isPrimary }) => isPrimary) ?? addresses[0] ?? debtor.primary_address ?? null
  )
}
