import type { UserRow, World } from '../db'
import type { DebtorRow } from './fields'

/** A user can access the records of their own client only. */

export const ownDebtors = (world: World, user: UserRow): DebtorRow[] =>
  user.client === null ? [] : world.debtors.where((row) => row.client === user.client)

export const debtorOf = (world: World, user: UserRow, id: number): DebtorRow | undefined => {
  const row = world.debtors.get(id)
  return row && row.client === user.client ? row : undefined
}

/** Whether a record belongs to a debt of the user and, if one is given, to that debt. */
export function createOwnerFilter(
  { world, user }: { world: World; user: UserRow },
  debt: number | null = null,
) {
  const own = new Set(ownDebtors(world, user).map((row) => row.debt.id))
  return (row: { debt: number }) => own.has(row.debt) && (debt === null || row.debt === debt)
}
