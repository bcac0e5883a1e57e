import { accept } from '../drf/accept'
import { type Fields, record, type Values } from '../drf/record'
import { pk } from '../drf/values'
import { listResponse } from '../http/list-response'
import { json, noContent } from '../http/responses'
import { type Call, privateRoute } from '../http/route'
import type { DebtorRow, UserRow } from '../rows'
import { debtorOf, idInPath, numberFilter, ownDebtors } from './owned'

interface Kind<F extends Fields, Row extends { id: number }> {
  fields: F
  checkWhole?: (values: Partial<Values<F>>) => object | null
  rows: (debtor: DebtorRow) => Row[]
  withRows: (debtor: DebtorRow, rows: Row[]) => DebtorRow
  create: (call: Call<UserRow>, given: Partial<Values<F>>) => Row
  serialise: (row: Row, debtor: number) => object
}

/** Routes for records nested in debtors: addresses and contacts. */
export function nestedRoutes<F extends Fields, Row extends { id: number }>(
  path: string,
  kind: Kind<F, Row>,
) {
  /** Validates the body and that the debtor belongs to the user. */
  function read(call: Call<UserRow>) {
    const debtor = pk((id) => debtorOf(call.world, call.user, id) !== undefined)
    const fields = { ...kind.fields, debtor }
    const whole = (values: object) => kind.checkWhole?.(values as Partial<Values<F>>) ?? null
    const { debtor: debtorId, ...given } = accept(record(fields, whole), call.data()) as {
      debtor: number
    } & Partial<Values<F>>
    return { debtorId: debtorId, given: given as Partial<Values<F>> }
  }

  function inPath(call: Call<UserRow>) {
    return idInPath(call, (id) => {
      for (const debtor of ownDebtors(call.world, call.user)) {
        const row = kind.rows(debtor).find((one) => one.id === id)
        if (row) return { debtor, row }
      }
      return undefined
    })
  }

  const all = privateRoute(path, {
    GET: ({ world, user, url }) => {
      const debtorId = numberFilter(url, 'debtor_id')
      const debtors = ownDebtors(world, user).filter(
        ({ id }) => debtorId === null || id === debtorId,
      )
      return listResponse(
        { world, url },
        debtors.flatMap((debtor) => kind.rows(debtor).map((row) => kind.serialise(row, debtor.id))),
      )
    },
    POST: (call) => {
      const { debtorId, given } = read(call)
      const row = kind.create(call, given)
      add(call, debtorId, row)
      return json(kind.serialise(row, debtorId), 201)
    },
  })

  function add({ world }: Call<UserRow>, debtorId: number, row: Row) {
    const debtor = world.debtors.get(debtorId)
    if (debtor) world.debtors.save(kind.withRows(debtor, [...kind.rows(debtor), row]))
  }

  function remove({ world }: Call<UserRow>, debtor: DebtorRow, id: number) {
    const rows = kind.rows(debtor).filter((row) => row.id !== id)
    world.debtors.save(kind.withRows(debtor, rows))
  }

  const one = privateRoute(`${path}:id/`, {
    GET: (call) => {
      const { debtor, row } = inPath(call)
      return json(kind.serialise(row, debtor.id))
    },
    PUT: (call) => {
      const { debtor, row } = inPath(call)
      const { debtorId, given } = read(call)
      const changed = { ...row, ...given }
      if (debtorId === debtor.id) {
        const rows = kind.rows(debtor).map((other) => (other.id === row.id ? changed : other))
        call.world.debtors.save(kind.withRows(debtor, rows))
      } else {
        remove(call, debtor, row.id)
        add(call, debtorId, changed)
      }
      return json(kind.serialise(changed, debtorId))
    },
    DELETE: (call) => {
      const { debtor, row } = inPath(call)
      remove(call, debtor, row.id)
      return noContent()
    },
  })

  return [...all, ...one]
}
