import type { DebtorBody } from '@/api/debtor-body'
import type { Debtor } from '@/api/debtors'
import { type Failure, toFailure } from '@/api/errors'
import type { Listing } from '@/api/wire'
import { inBatches } from './batches'
import { type DispatchState, type Fate, fateOf, inWords, restOf } from './dispatch-state'
import { findCreated } from './reconcile'
import { refusalIssues } from './refusal'
import type { ReadyRow } from './rows'

export interface DispatchDeps {
  post: (bodies: DebtorBody[]) => Promise<Listing<Debtor>>
  readBack: () => Promise<Listing<Debtor>>
  bodyOf: (row: ReadyRow) => DebtorBody
  /** False once the person's session, and with it this import, has ended. */
  isWanted: () => boolean
}

/** A failure without a status that is not the portal's own refusal to send is no answer either. */
const mayHaveBeenCarriedOut = ({ kind, status }: Failure) =>
  kind === 'unknown-outcome' || (kind === 'bad-answer' && status === null)

/**
 * Sends rows batch by batch. A row is never sent again unless the server has said, or a fresh list
 * has shown, that it was not created.
 */
export function createDispatch(
  rows: readonly ReadyRow[],
  deps: DispatchDeps,
  onChange: (state: DispatchState) => void,
) {
  let state: DispatchState = {
    phase: 'sending',
    rows,
    fates: new Map(),
    refusals: new Map(),
    message: null,
  }
  let running = false
  /** Debts that answer for no row any more: they were there before, or a row was found to be them. */
  let known: Set<number> | null = null
  let unreadable = 0

  const change = (part: Partial<DispatchState>) => {
    state = { ...state, ...part }
    onChange(state)
  }
  const mark = (marked: readonly ReadyRow[], fate: Fate) =>
    change({ fates: new Map([...state.fates, ...marked.map(({ row }) => [row, fate] as const)]) })
  const withFate = (...fates: Fate[]) => rows.filter((row) => fates.includes(fateOf(state, row)))
  const stop = (message: string | null) => {
    const open = withFate('waiting', 'not-created', 'unknown').length > 0
    change({ phase: open ? 'stopped' : 'finished', message: open ? message : null })
  }

  /** Looks at the list as it is now, and says of the doubtful rows which are in it. */
  async function lookUp(doubtful: readonly ReadyRow[]): Promise<void> {
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
    const isFound = ({ row }: ReadyRow) => found.has(row)
    mark(doubtful.filter(isFound), 'created')
    // A debt that is there but cannot be read may be any of the others.
    const others: Fate = list.unreadable > unreadable ? 'unknown' : 'not-created'
    mark(
      doubtful.filter((row) => !isFound(row)),
      others,
    )
  }

  async function doubt(batch: readonly ReadyRow[]): Promise<false> {
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

  async function refuse(batch: readonly ReadyRow[], failure: Failure, again: boolean) {
    const refused = batch.filter((_, place) => failure.rows?.has(place))
    const refusals = new Map(state.refusals)
    batch.forEach((row, place) => {
      const messages = failure.rows?.get(place)
      if (messages) refusals.set(row.row, refusalIssues(messages, row))
    })
    change({ refusals })
    mark(refused, 'refused')
    const rest = batch.filter((row) => !refused.includes(row))
    if (rest.length === 0) return true
    if (again) return sendBatch(rest, false)
    mark(rest, 'not-created')
    return true
  }

  /** @returns whether to go on with the next batch */
  async function sendBatch(batch: readonly ReadyRow[], again = true): Promise<boolean> {
    if (!deps.isWanted()) return false
    try {
      const answer = await deps.post(batch.map(deps.bodyOf))
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

  async function work(task: () => Promise<void>) {
    if (running) return
    running = true
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
        change({ phase: 'sending', message: null })
        try {
          await lookUp(withFate('not-created', 'unknown'))
        } catch (thrown) {
          stop(
            `Your list of debts could not be read, so nothing more was sent. ${inWords(toFailure(thrown))}`,
          )
          return
        }
        for (const batch of inBatches(restOf(state), deps.bodyOf)) {
          if (!(await sendBatch(batch))) return
        }
        stop('Some rows were held up by others in their batch that the server refused.')
      }),

    checkAgain: () =>
      work(async () => {
        change({ phase: 'checking' })
        try {
          await lookUp(withFate('not-created', 'unknown'))
          stop('This is what your list shows now.')
        } catch (thrown) {
          stop(`Your list of debts could not be read. ${inWords(toFailure(thrown))}`)
        }
      }),
  }
}
