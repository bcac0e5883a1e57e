import type { World } from '../db'
import { forbidden, notFound, Refusal } from '../http/responses'
import type { Call } from '../http/route'
import type { DebtorRow, UserRow } from '../rows'

/** What a user may see: the records of the user's own client. */

export const ownDebtors = (world: World, user: UserRow): DebtorRow[] =>
  user.client === null ? [] : world.debtors.where((row) => row.client === user.client)

export const debtorOf = (world: World, user: UserRow, id: number): DebtorRow | undefined => {
  const row = world.debtors.get(id)
  return row && row.client === user.client ? row : undefined
}

export const ownDebtIds = (world: World, user: UserRow): Set<number> =>
  new Set(ownDebtors(world, user).map((row) => row.debt.id))

/** A permission, asked before the body is looked at. */
export function requireClient({ user }: Call<UserRow>): number {
  if (user.client === null) throw forbidden()
  return user.client
}

/** The record with the id in the path, or 404: for another client's and for no number too. */
export function idInPath<Row>(
  { params }: Call<UserRow>,
  get: (id: number) => Row | undefined,
): Row {
  const row = /^\d+$/.test(params.id ?? '') ? get(Number(params.id)) : undefined
  if (row === undefined) throw notFound()
  return row
}

/** A filter of a list by one number; null where it is not asked for. */
export function numberFilter(url: URL, name: string): number | null {
  const text = url.searchParams.get(name)?.trim() ?? ''
  if (text === '') return null
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new Refusal(400, { [name]: ['Enter a number.'] })
  return Number(text)
}
