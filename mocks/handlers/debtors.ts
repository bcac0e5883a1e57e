import { accept, many } from '../drf/field'
import { forbidden, json } from '../http/responses'
import { type Call, privateRoute, recordInPath } from '../http/route'
import { type DebtorRow, debtorRecord } from '../records/fields'
import { debtorOf, ownDebtors } from '../records/owned'
import { createDebtor, serialiseDebtors, updateDebtor } from '../records/rows'

const serialised = ({ world, url }: Call, rows: DebtorRow[]) =>
  serialiseDebtors(world, url.origin, rows)

const all = privateRoute('debtor/', {
  GET: (call) => json(serialised(call, ownDebtors(call.world, call.user))),
  POST: (call) => {
    const { world, user } = call
    const { client } = user
    if (client === null) throw forbidden()
    const data = call.data()
    if (!Array.isArray(data)) {
      const row = createDebtor(world, client, accept(debtorRecord, data))
      return json(serialised(call, [row])[0], 201)
    }
    // Every row is validated before any is saved.
    const rows = accept(many(debtorRecord), data).map((given) => createDebtor(world, client, given))
    return json(serialised(call, rows), 201)
  },
})

const inPath = (call: Call) => recordInPath(call, (id) => debtorOf(call.world, call.user, id))

function update(call: Call) {
  const row = inPath(call)
  const given = accept(debtorRecord, call.data())
  return json(serialised(call, [updateDebtor(call.world, row, given)])[0])
}

const one = privateRoute(
  'debtor/:id/',
  { GET: (call) => json(serialised(call, [inPath(call)])[0]), PUT: update, PATCH: update },
  { slashless: true },
)

export const debtorHandlers = [...all, ...one]
