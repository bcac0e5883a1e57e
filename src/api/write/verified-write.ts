import { Failure, toFailure } from '../http/errors'

export interface Identified {
  id: number
}

export interface Saved<Stored = Identified> {
  id: number
  /** Null when the response has the id alone. */
  record: Stored | null
  /** The response was lost, and the record was found. */
  isFound: boolean
  /** How many equal ones the list has, if several: a browser or a server may repeat a request by itself. */
  copies?: number
}

/** The outcome for one record. `unconfirmed`: it may be saved; `not-sent`: it is not. */
export type WriteOutcome =
  | ({ outcome: 'saved' } & Saved)
  | { outcome: 'refused' | 'not-sent' | 'unconfirmed'; failure: Failure }

/** The outcome for one record of a request that failed. */
function outcomeOfFailure(failure: Failure, index: number): WriteOutcome {
  const { kind, fields, status } = failure
  // The paths of a refused list begin with the index of a record.
  const isByRecord = fields.length > 0 && fields.every(({ path }) => /^\d+(\.|$)/.test(path))
  const own = fields.filter(({ path }) => isByRecord && path.split('.')[0] === `${index}`)
  if (own.length > 0) {
    const messages = own.map((field) => ({ ...field, path: field.path.replace(/^\d+\.?/, '') }))
    return { outcome: 'refused', failure: new Failure('refused', { fields: messages }) }
  }
  // One without a message was not carried out, but is looked for before it is sent again.
  if (kind === 'unknown-outcome' || isByRecord) return { outcome: 'unconfirmed', failure }
  const isRefused = ['refused', 'forbidden', 'not-found'].includes(kind) && status !== 413
  return { outcome: isRefused ? 'refused' : 'not-sent', failure }
}

/** A write of one or more records, which are looked for if its response does not say that they are saved. */
export abstract class VerifiedWrite {
  /** Sending it twice does no harm, so nothing is looked for before the next one is sent. */
  readonly isRepeatable: boolean = false
  /** The other records that are new since the write. */
  others: readonly Identified[] = []
  /** Whether the last look could read what is saved; if not, "not found" means nothing. */
  isRead = false
  /** Of each record, in their order; unconfirmed until a response or a look says more. */
  protected outcomes: WriteOutcome[]

  /** @param noun for messages: "note" */
  constructor(
    readonly noun: string,
    count: number,
  ) {
    const failure = new Failure('unknown-outcome')
    this.outcomes = Array.from({ length: count }, () => ({ outcome: 'unconfirmed', failure }))
  }

  /** Sends the request. @throws {Failure} */
  protected abstract post(): Promise<void>
  /** Looks once. @throws when it cannot read what is saved */
  protected abstract find(): Promise<void>
  abstract invalidate(): Promise<unknown>

  private hasUnconfirmed = () => this.outcomes.some(({ outcome }) => outcome === 'unconfirmed')

  /** Never throws. @param onLooking called before it looks for those whose outcome the response does not say */
  async send(onLooking?: () => void): Promise<WriteOutcome[]> {
    const failure = await this.post().then(
      () => null,
      // An error in reading a response does not say that nothing was sent.
      (thrown) => (thrown instanceof Failure ? thrown : new Failure('unknown-outcome')),
    )
    if (failure) this.outcomes = this.outcomes.map((_, index) => outcomeOfFailure(failure, index))
    if (!this.hasUnconfirmed()) return this.outcomes
    onLooking?.()
    return this.look(failure ? failure.status : 200)
  }

  /**
   * Looks for the unconfirmed records until all are found: at once, and at 2, 5 and 10 seconds too where they
   * may still arrive, because there was no complete response, or a gateway's. Never throws.
   * @param status of the response, null without one; looks once if omitted
   */
  async look(status: number | null = 200): Promise<WriteOutcome[]> {
    const isLate = status === null || [408, 499, 502, 503, 504].includes(status) || status >= 520
    let unread: Failure | null = null
    for (const pauseMs of isLate ? [0, 2_000, 3_000, 5_000] : [0]) {
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
      unread = await this.find().then(() => null, toFailure)
      if (!this.hasUnconfirmed()) break
    }
    this.isRead = unread === null
    this.outcomes = this.outcomes.map((one) => {
      if (one.outcome !== 'unconfirmed') return one
      // A record of a refused list will not arrive later.
      const isNotSent = this.isRead && one.failure.kind === 'refused'
      return { outcome: isNotSent ? 'not-sent' : 'unconfirmed', failure: unread ?? one.failure }
    })
    return this.outcomes
  }
}
