import { type Debtor, debtor } from '@/api/debtor/debtor'
import { type DebtRow, debtRows } from '../debt-row'

/** A debtor parsed from a server response with these fields. */
export function debtorOf(
  id: number,
  fields: Record<string, unknown> = {},
  debt: Record<string, unknown> = {},
): Debtor {
  return debtor.parse({
    id,
    company_name: `Debtor ${id} Ltd`,
    ...fields,
    debtor_debt: { id: 900 + id, initial_debt: '100.00', status: 'Processing', ...debt },
  })
}

export const rowOf = (...given: Parameters<typeof debtorOf>) =>
  debtRows([debtorOf(...given)], '2026-11-20')[0] as DebtRow
