import type { World } from '../db'
import { accept } from '../drf/accept'
import { many } from '../drf/record'
import { listResponse } from '../http/list-response'
import { json, Refusal } from '../http/responses'
import type { Call } from '../http/route'
import { privateRoute } from '../http/route'
import { debtorRecord } from '../records/debtor-fields'
import { createDebtor, serialiseDebtors, updateDebtor } from '../records/debtors'
import { debtorOf, idInPath, ownDebtors, requireClient } from '../records/owned'
import type { DebtorRow, UserRow } from '../rows'

const debtorResponse = ({ world, url }: Call<UserRow>, row: DebtorRow, status = 200) =>
  json(serialiseDebtors(world, url.origin, [row])[0], status)

const all = privateRoute('debtor/', {
  GET: (call) => {
    const { world, user, url } = call
    return listResponse(call, serialiseDebtors(world, url.origin, ownDebtors(world, user)))
  },
  POST: (call) => {
    const client = requireClient(call)
    const data = call.data()
    if (!Array.isArray(data)) {
      return debtorResponse(call, createDebtor(call.world, client, accept(debtorRecord, data)), 201)
    }
    // Every row is validated before any is saved.
    const read = many(debtorRecord).read(data)
    if (!read.ok) throw refusedList(call.world, read.errors)
    const given = read.value
    const rows = given.map((row) => createDebtor(call.world, client, row))
    return json(serialiseDebtors(call.world, call.url.origin, rows), 201)
  },
})

/** Errors are a list with {} for each valid row or, with `keyedErrors`, an object of the invalid rows by index. */
function refusedList({ behaviour }: World, errors: unknown): Refusal {
  if (!behaviour.keyedErrors || !Array.isArray(errors)) return new Refusal(400, errors)
  const bad = errors.map((row: object, index) => [index, row] as const)
  return new Refusal(400, Object.fromEntries(bad.filter(([, row]) => Object.keys(row).length > 0)))
}

function change(call: Call<UserRow>, partial: boolean) {
  const row = inPath(call)
  const given = accept(debtorRecord, call.data(), { partial, base: row })
  return debtorResponse(call, updateDebtor(call.world, row, given))
}

const inPath = (call: Call<UserRow>) => idInPath(call, (id) => debtorOf(call.world, call.user, id))

const one = privateRoute(
  'debtor/:id/',
  {
    GET: (call) => debtorResponse(call, inPath(call)),
    PUT: (call) => change(call, false),
    PATCH: (call) => change(call, true),
  },
  { slashless: true },
)

export const debtorHandlers = [...all, ...one]
