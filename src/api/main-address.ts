import { type Debtor, type DebtorAddress, debtorAddress } from './debtors'

/** The address letters go to: the primary one, else the first; some lists carry it alone. */
export function mainAddress(debtor: Debtor): DebtorAddress | null {
  const { debtor_addresses: addresses } = debtor
  const listed = addresses.find(({ isPrimary }) => isPrimary) ?? addresses[0]
  if (listed) return listed
  const alone = debtorAddress.safeParse(debtor.primary_address)
  return alone.success ? alone.data : null
}
