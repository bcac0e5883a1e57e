import { vi } from 'vitest'
import { debtorBatch } from '@/api/debtor/create'
import { type Debtor, debtor } from '@/api/debtor/debtor'
import { type DebtorBody, debtorBody } from '@/api/debtor/request-body'
import { Failure, rowMessages } from '@/api/http/errors'
import { newAttempt, setBaseline } from '@/api/write/attempt'
import { toExistingDebt } from '../check/duplicates'
import { toSentRows } from '../check/rows'
import { createBatchSender } from '../send/batch-sender'
import { addedElsewhereIssues } from '../send/row-reasons'
import { type RowOutcome, rowsWithOutcome, type SendState } from '../send/send-state'
import { goodRow, type RowValues, sheetOf } from './rows'

export const bodyOf = (entry: Parameters<typeof debtorBody>[0]) =>
  debtorBody(entry, { today: '2026-04-01', rules: 'portal', feeMode: 'Fixed Fee' })

/** The server's side of one request: creates debts, then responds or throws. */
type RequestHandler = (bodies: DebtorBody[], create: (bodies: DebtorBody[]) => Debtor[]) => Debtor[]

/** A server that handles its first requests with these handlers, and creates all debts of later ones. */
export function fakeServer(...handlers: RequestHandler[]) {
  const stored: Debtor[] = []
  const calls: number[] = []
  const list = { isFailing: false, unreadable: 0, reads: 0, onRead: () => {} }
  const create = (bodies: DebtorBody[]) => {
    const created = bodies.map((body, index) => {
      const id = stored.length + index + 1
      return debtor.parse({
        ...structuredClone(body),
        id,
        debtor_addresses: [],
        debtor_contacts: [],
        debtor_debt: { ...body.debtor_debt, id },
      })
    })
    stored.push(...created)
    return created
  }
  return {
    stored,
    calls,
    list,
    create,
    references: () => stored.map(({ customer_ref }) => customer_ref),
    post: async (bodies: DebtorBody[]) => {
      calls.push(bodies.length)
      const handler = handlers.shift() ?? ((all, createAll) => createAll(all))
      return { items: handler(bodies, create), unreadable: 0 }
    },
    fetchList: async () => {
      list.reads += 1
      list.onRead()
      if (list.isFailing) throw new Failure('no-network')
      return { items: [...stored], unreadable: list.unreadable }
    },
  }
}

/** Creates the first `created` debts, then rejects the batch with this response. */
export const reject = (
  response: (bodies: DebtorBody[]) => unknown,
  created = 0,
): RequestHandler => {
  return (bodies, create) => {
    create(bodies.slice(0, created))
    throw new Failure('refused', {
      status: 400,
      message: 'Refused',
      rows: rowMessages(response(bodies), bodies.length),
    })
  }
}
export const wrongAmount = { debtor_debt: { initial_debt: ['A valid number is required.'] } }
/** Creates the first `created` debts, but the response is lost. */
export const loseResponse =
  (created: number, status?: number): RequestHandler =>
  (bodies, create) => {
    create(bodies.slice(0, created))
    throw new Failure('unknown-outcome', status === undefined ? {} : { status })
  }

export const readyRows = (count: number) =>
  Array.from({ length: count }, (_, index) => goodRow(index))
export const referencesOf = (rows: RowValues[]) => rows.map(({ customer_ref }) => customer_ref)

export function start(
  rows: RowValues[],
  server: ReturnType<typeof fakeServer>,
  session = { isOver: false },
) {
  const states: SendState[] = []
  const sheet = sheetOf(rows)
  const attempt = newAttempt()
  setBaseline(attempt, { items: [...server.stored], unreadable: server.list.unreadable })
  const sender = createBatchSender(
    {
      rows: toSentRows(sheet.rowsToSend()),
      debts: async (numbers) =>
        sheet.entries(numbers).map((entry) => ({ entry, body: bodyOf(entry) })),
      resource: { ...debtorBatch(server.post), fetchList: server.fetchList },
      attempt,
      matchingRows: async (numbers, records) =>
        new Map(
          sheet
            .matchingRows(numbers, records.map(toExistingDebt))
            .map(({ row, isSame, existing }) => [row, addedElsewhereIssues(isSame, existing)]),
        ),
      isActive: () => !session.isOver,
    },
    (state) => states.push(state),
  )
  const state = () => states.at(-1) as SendState
  const count = (outcome: RowOutcome) => rowsWithOutcome(state(), outcome).length
  /** Runs a round to its end, the pauses between its checks included. */
  async function finish(round: () => Promise<void>) {
    const end = round()
    await vi.runAllTimersAsync()
    await end
  }
  return {
    sender,
    state,
    states,
    count,
    send: () => finish(sender.send),
    checkAgain: () => finish(sender.checkAgain),
  }
}
