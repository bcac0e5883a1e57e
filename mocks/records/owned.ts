import type { World } from '../db'
import { forbidden, notFound, Refusal } from '../http/responses'
import type { Call } from '../http/route'
import type { DebtorRow, UserRow } from '../rows'

/** A user can access the records of their own client only. */

export const ownDebtors = (world: World, user: UserRow): DebtorRow[] =>
  user.client === null ? [] : world.debtors.where((row) => row.client === user.client)

export const debtorOf = (world: World, user: UserRow, id: number): DebtorRow | undefined => {
  const row = world.debtors.get(id)
  return row && row.client === user.client ? row : undefined
}

export const ownDebtIds = (world: World, user: UserRow): Set<number> =>
  new Set(ownDebtors(world, user).map((row) => row.debt.id))

/**
 * Checks a permission before the body is read.
 * @throws Refusal with status 403 for a user without a client
 */
export function requireClient({ user }: Call<UserRow>): number {
  if (user.client === null) throw forbidden()
  return user.client
}

/**
 * The record with the id in the path.
 * @throws Refusal with status 404, also for another client's record
 */
export function idInPath<Row>(
  { params }: Call<UserRow>,
  get: (id: number) => Row | undefined,
): Row {
  const row = /^\d+$/.test(params.id ?? '') ? get(Number(params.id)) : undefined
  if (row === undefined) throw notFound()
  return row
}

/**
 * A numeric filter of a list; null when it is absent.
 * @throws Refusal with status 400 when it is not a number
 */
export function numberFilter(url: URL, name: string): number | null {
  const text = url.searchParams.get(name)?.trim() ?? ''
  if (text === '') return null
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new Refusal(400, { [name]: ['Enter a number.'] })
  return Number(text)
}
