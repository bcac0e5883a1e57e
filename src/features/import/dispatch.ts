import type { DebtEntry, DebtorBody } from '@/api/debtor-body'
import type { Debtor } from '@/api/debtors'
import { type Failure, toFailure } from '@/api/errors'
import type { Listing } from '@/api/wire'
import { batchLimits, inBatches } from './batches'
import { type DispatchState, type Fate, inWords, restOf, withFate } from './dispatch-state'
import { findCreated } from './reconcile'
import { refusalIssues } from './refusal'
import type { RowIssue, SentRow } from './rows'

export interface DispatchDeps {
  /** The rows to send, in order. */
  rows: () => Promise<readonly SentRow[]>
  /** Their debts, by row number. */
  entries: (rows: readonly number[]) => Promise<readonly DebtEntry[]>
  post: (bodies: DebtorBody[]) => Promise<Listing<Debtor>>
  readBack: () => Promise<Listing<Debtor>>
  bodyOf: (entry: DebtEntry) => DebtorBody
  /** False once the person's session, and with it this import, has ended. */
  isWanted: () => boolean
}

/** A row with what is sent for it. */
export interface PreparedRow extends SentRow {
  entry: DebtEntry
}

/** A failure without a status that is not the portal's own refusal to send is no answer either. */
const mayHaveBeenCarriedOut = ({ kind, status }: Failure) =>
  kind === 'unknown-outcome' || (kind === 'bad-answer' && status === null)

/**
 * Sends rows batch by batch. A row is never sent again unless the server has said, or a fresh list
 * has shown, that it was not created.
 */
export function createDispatch(deps: DispatchDeps, onChange: (state: DispatchState) => void) {
  const fates = new Map<number, Fate>()
  const refusals = new Map<number, readonly RowIssue[]>()
  let state: DispatchState = {
    phase: 'sending',
    rows: [],
    fates,
    refusals,
    round: { begun: 0, done: 0 },
    message: null,
  }
  let running = false
  let stopping = false
  /** Debts that answer for no row any more: they were there before, or a row was found to be them. */
  let known: Set<number> | null = null
  let unreadable = 0

  const change = (part: Partial<DispatchState>) => {
    state = { ...state, ...part }
    onChange(state)
  }
  const mark = (marked: readonly SentRow[], fate: Fate) => {
    for (const { row } of marked) fates.set(row, fate)
    change({})
  }
  const stop = (message: string | null) => {
    const open = withFate(state, 'waiting', 'not-created', 'unknown').length > 0
    change({ phase: open ? 'stopped' : 'finished', message: open ? message : null })
  }

  async function prepare(rows: readonly SentRow[]): Promise<PreparedRow[]> {
    const entries = await deps.entries(rows.map(({ row }) => row))
    return rows.flatMap((row, place) => {
      const entry = entries[place]
      return entry ? [{ ...row, entry }] : []
    })
  }

  /** Looks at the list as it is now, and says of the doubtful rows which are in it. */
  async function lookUp(doubtful: readonly PreparedRow[]): Promise<void> {
    const list = await deps.readBack()
    if (known === null) {
      known = new Set(list.items.map(({ id }) => id))
      unreadable = list.unreadable
      return
    }
    const earlier = known
    const fresh = list.items.filter(({ id }) => !earlier.has(id))
    const found = findCreated(doubtful, fresh)
    for (const id of found.values()) earlier.add(id)
    const isFound = ({ row }: SentRow) => found.has(row)
    mark(doubtful.filter(isFound), 'created')
    // A debt that is there but cannot be read may be any of the others.
    const others: Fate = list.unreadable > unreadable ? 'unknown' : 'not-created'
    mark(
      doubtful.filter((row) => !isFound(row)),
      others,
    )
  }

  const lookUpOpen = async () => lookUp(await prepare(withFate(state, 'not-created', 'unknown')))

  async function doubt(batch: readonly PreparedRow[]): Promise<false> {
    mark(batch, 'unknown')
    change({ phase: 'checking' })
    try {
      await lookUp(batch)
      stop('The server’s answer to the last rows never came. Your list shows what became of them.')
    } catch {
      stop('The server’s answer to the last rows never came, and your list could not be read.')
    }
    return false
  }

  async function refuse(batch: readonly PreparedRow[], failure: Failure, again: boolean) {
    const refused = batch.filter((_, place) => failure.rows?.has(place))
    batch.forEach((row, place) => {
      const messages = failure.rows?.get(place)
      if (messages) refusals.set(row.row, refusalIssues(messages, row.entry))
    })
    mark(refused, 'refused')
    const rest = batch.filter((row) => !refused.includes(row))
    if (rest.length === 0) return true
    if (again) return sendBatch(rest, false)
    mark(rest, 'not-created')
    return true
  }

  /** @returns whether to go on with the next batch */
  async function sendBatch(batch: readonly PreparedRow[], again = true): Promise<boolean> {
    if (!deps.isWanted()) return false
    if (stopping) {
      stop('You stopped the import. The rows below were not sent.')
      return false
    }
    try {
      const answer = await deps.post(batch.map(({ entry }) => deps.bodyOf(entry)))
      if (answer.items.length + answer.unreadable < batch.length) return doubt(batch)
      for (const { id } of answer.items) known?.add(id)
      unreadable += answer.unreadable
      mark(batch, 'created')
      return true
    } catch (thrown) {
      const failure = toFailure(thrown)
      if (mayHaveBeenCarriedOut(failure)) return doubt(batch)
      if (failure.status === 413 && batch.length > 1) {
        const middle = Math.ceil(batch.length / 2)
        return (await sendBatch(batch.slice(0, middle))) && sendBatch(batch.slice(middle))
      }
      // A refused list creates nothing: the server checks every row before it creates the first.
      if (failure.rows && failure.rows.size > 0) return refuse(batch, failure, again)
      mark(batch, 'not-created')
      stop(inWords(failure))
      return false
    }
  }

  async function sendAll() {
    const open = restOf(state)
    for (let from = 0; from < open.length; from += batchLimits.rows) {
      const prepared = await prepare(open.slice(from, from + batchLimits.rows))
      for (const batch of inBatches(prepared, ({ entry }) => deps.bodyOf(entry))) {
        if (!(await sendBatch(batch))) return
      }
    }
    stop('Some rows were held up by others in their batch that the server refused.')
  }

  async function work(task: () => Promise<void>) {
    if (running) return
    running = true
    stopping = false
    try {
      await task()
    } finally {
      running = false
    }
  }

  return {
    /** Sends what is not there yet; looks at the list first, every time. */
    send: () =>
      work(async () => {
        if (state.rows.length === 0) change({ rows: await deps.rows() })
        const done = state.rows.length - restOf(state).length
        change({ phase: 'sending', message: null, round: { begun: performance.now(), done } })
        try {
          await lookUpOpen()
        } catch (thrown) {
          stop(
            `Your list of debts could not be read, so nothing more was sent. ${inWords(toFailure(thrown))}`,
          )
          return
        }
        await sendAll()
      }),

    checkAgain: () =>
      work(async () => {
        change({ phase: 'checking' })
        try {
          await lookUpOpen()
          stop('This is what your list shows now.')
        } catch (thrown) {
          stop(`Your list of debts could not be read. ${inWords(toFailure(thrown))}`)
        }
      }),

    /** After the batch under way: a request that has gone out is waited for. */
    stop() {
      stopping = running
    },
  }
}
