import type { World } from '../db'
import { accept, type Fields, record, type Values } from '../drf/field'
import { pk } from '../drf/values'
import { json, noContent } from '../http/responses'
import { type Call, numberInQuery, privateRoute, recordInPath } from '../http/route'
import { addressFields, checkContact, contactFields, type DebtorRow } from '../records/fields'
import { debtorOf, ownDebtors } from '../records/owned'
import { newAddress, newContact } from '../records/rows'

interface Kind<F extends Fields, Row extends { id: number }> {
  fields: F
  checkWhole?: (values: Partial<Values<F>>) => object | null
  rowsOf: (debtor: DebtorRow) => Row[]
  withRows: (debtor: DebtorRow, rows: Row[]) => DebtorRow
  create: (world: World, given: Partial<Values<F>>) => Row
}

/** Routes for records nested in debtors. */
function nestedRoutes<F extends Fields, Row extends { id: number }>(
  path: string,
  { fields, checkWhole, rowsOf, withRows, create }: Kind<F, Row>,
) {
  /** Validates the body and that the debtor belongs to the user. */
  function read(call: Call) {
    const debtor = pk((id) => debtorOf(call.world, call.user, id) !== undefined)
    const whole = (values: object) => checkWhole?.(values as Partial<Values<F>>) ?? null
    const body = accept(record({ ...fields, debtor }, whole), call.data())
    const { debtor: debtorId, ...given } = body as { debtor: number }
    return { debtorId, given: given as Partial<Values<F>> }
  }

  const inPath = (call: Call) =>
    recordInPath(call, (id) =>
      ownDebtors(call.world, call.user)
        .flatMap((debtor) => rowsOf(debtor).map((row) => ({ debtor, row })))
        .find(({ row }) => row.id === id),
    )

  /** Puts a row into its debtor, at its old position, and takes it out of any other. */
  function store({ world, user }: Call, row: Row, debtorId: number | null) {
    for (const debtor of ownDebtors(world, user)) {
      const rows = rowsOf(debtor)
      const index = rows.findIndex(({ id }) => id === row.id)
      const isOwner = debtor.id === debtorId
      if (index < 0 && !isOwner) continue
      const at = index < 0 ? rows.length : index
      world.debtors.save(withRows(debtor, rows.toSpliced(at, 1, ...(isOwner ? [row] : []))))
    }
  }

  const all = privateRoute(path, {
    GET: (call) => {
      const debtorId = numberInQuery(call, 'debtor_id')
      const all = ownDebtors(call.world, call.user)
      const debtors = all.filter(({ id }) => debtorId === null || id === debtorId)
      return json(
        debtors.flatMap((debtor) => rowsOf(debtor).map((row) => ({ ...row, debtor: debtor.id }))),
      )
    },
    POST: (call) => {
      const { debtorId, given } = read(call)
      const row = create(call.world, given)
      store(call, row, debtorId)
      return json({ ...row, debtor: debtorId }, 201)
    },
  })

  const one = privateRoute(`${path}:id/`, {
    GET: (call) => {
      const { debtor, row } = inPath(call)
      return json({ ...row, debtor: debtor.id })
    },
    PUT: (call) => {
      const { row } = inPath(call)
      const { debtorId, given } = read(call)
      const changed = { ...row, ...given }
      store(call, changed, debtorId)
      return json({ ...changed, debtor: debtorId })
    },
    DELETE: (call) => {
      store(call, inPath(call).row, null)
      return noContent()
    },
  })

  return [...all, ...one]
}

const addresses = nestedRoutes('debtor_address/', {
  fields: addressFields,
  rowsOf: (debtor) => debtor.addresses,
  withRows: (debtor, addresses) => ({ ...debtor, addresses }),
  create: newAddress,
})

const contacts = nestedRoutes('debtor_contact/', {
  fields: contactFields,
  checkWhole: checkContact,
  rowsOf: (debtor) => debtor.contacts,
  withRows: (debtor, contacts) => ({ ...debtor, contacts }),
  create: newContact,
})

export const addressAndContactHandlers = [...addresses, ...contacts]
