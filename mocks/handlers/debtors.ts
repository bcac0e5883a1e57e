import { accept } from '../drf/accept'
import { many } from '../drf/record'
import { json } from '../http/answer'
import type { Call } from '../http/route'
import { privateRoute } from '../http/route'
import { debtorRecord } from '../records/debtor-fields'
import { createDebtor, debtorAnswers, updateDebtor } from '../records/debtors'
import { debtorOf, idInPath, needClient, ownDebtors } from '../records/owned'
import type { DebtorRow, UserRow } from '../rows'

const answerOne = ({ world, url }: Call<UserRow>, row: DebtorRow, status = 200) =>
  json(debtorAnswers(world, url.origin, [row])[0], status)

const all = privateRoute('debtor/', {
  GET: ({ world, user, url }) => json(debtorAnswers(world, url.origin, ownDebtors(world, user))),
  POST: (call) => {
    const client = needClient(call)
    const data = call.data()
    if (!Array.isArray(data)) {
      return answerOne(call, createDebtor(call.world, client, accept(debtorRecord, data)), 201)
    }
    // All or none: nothing is written before every row is in order.
    const given = accept(many(debtorRecord), data)
    const rows = given.map((row) => createDebtor(call.world, client, row))
    return json(debtorAnswers(call.world, call.url.origin, rows), 201)
  },
})

function change(call: Call<UserRow>, partial: boolean) {
  const row = inPath(call)
  const given = accept(debtorRecord, call.data(), { partial, base: row })
  return answerOne(call, updateDebtor(call.world, row, given))
}

const inPath = (call: Call<UserRow>) => idInPath(call, (id) => debtorOf(call.world, call.user, id))

const one = privateRoute(
  'debtor/:id/',
  {
    GET: (call) => answerOne(call, inPath(call)),
    PUT: (call) => change(call, false),
    PATCH: (call) => change(call, true),
  },
  { slashless: true },
)

export const debtorHandlers = [...all, ...one]
