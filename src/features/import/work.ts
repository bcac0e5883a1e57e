import { type DebtorBody, debtorBody } from '@/api/debtor-body'
import { type Debtor, readDebtorsAgain } from '@/api/debtors'
import type { Listing } from '@/api/wire'
import { config } from '@/config'
import { todayInLondon } from '@/rules/days'
import type { ImportColumn } from '@/rules/import-columns'
import { draftFor, dropDraft, keepDraft } from '@/session/drafts'
import type { DateOrder } from './date-order'
import { createDispatch } from './dispatch'
import { fileLimits } from './file-limits'
import { missingColumns, rematch } from './match-columns'
import { openReader, type Reader } from './open-reader'
import type { ReadyRow } from './rows'
import { untouched, type WorkState } from './work-state'

const place = 'import'

/**
 * One import from the choice of a file to its result. It lives as a draft, above the router: an
 * expired session and the way back through the login find it where it was, and a batch under way
 * is followed to its end.
 */
function createWork() {
  let state = untouched
  let reader: Reader | null = null
  let dispatch: ReturnType<typeof createDispatch> | null = null
  /** Counts the questions to the reader: only the answer to the newest one is taken. */
  let asked = 0
  const listeners = new Set<() => void>()

  const change = (part: Partial<WorkState>) => {
    state = { ...state, ...part }
    for (const listener of [...listeners]) listener()
  }

  async function ask<T>(question: Promise<T>): Promise<T | null> {
    asked += 1
    const mine = asked
    change({ busy: true })
    try {
      const answer = await question
      return mine === asked ? answer : null
    } catch (error) {
      if (mine === asked)
        change({ problem: error instanceof Error ? error.message : String(error) })
      return null
    } finally {
      if (mine === asked) change({ busy: false })
    }
  }

  async function check() {
    if (!reader || missingColumns(state.matches).length > 0) {
      change({ checked: null })
      return
    }
    const { matches, dateOrder } = state
    const today = todayInLondon(new Date())
    const settings = { matches, dateOrder, today, rules: config.interestRules }
    const result = await ask(reader.check(settings))
    if (result) change({ checked: { ...result, today } })
  }

  const work = {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    async choose(file: File) {
      work.startAgain()
      if (file.size > fileLimits.bytes) {
        change({ problem: 'The selected file must be smaller than 20MB' })
        return
      }
      keepDraft(place, work, () => reader?.close())
      reader = openReader()
      const { read } = reader
      const result = await ask(file.arrayBuffer().then((buffer) => read(new Uint8Array(buffer))))
      if (!result?.ok) {
        dropDraft(place)
        if (result) change({ problem: result.error })
        return
      }
      const { summary } = result
      const { matches, contested } = summary.auto
      const isClear = contested.length === 0 && missingColumns(matches).length === 0
      change({
        file: { name: file.name, summary },
        matches,
        step: isClear ? 'review' : 'match',
      })
      await check()
    },

    async match(column: number, field: ImportColumn | null) {
      change({ matches: rematch(state.matches, column, field) })
      await check()
    },

    async setDateOrder(dateOrder: DateOrder) {
      change({ dateOrder })
      await check()
    },

    set: (part: Partial<Pick<WorkState, 'step' | 'feeMode' | 'sendRepeats' | 'sendKnown'>>) =>
      change(part),

    /** @param post one call of the API; the only thing here that creates debts */
    async send(
      rows: readonly ReadyRow[],
      post: (bodies: DebtorBody[]) => Promise<Listing<Debtor>>,
    ) {
      const { checked, feeMode } = state
      if (!checked || dispatch) return
      const { today } = checked
      const mine = createDispatch(
        rows,
        {
          post,
          readBack: readDebtorsAgain,
          bodyOf: ({ entry }) => debtorBody(entry, { today, rules: config.interestRules, feeMode }),
          isWanted: () => draftFor(place) === work && dispatch === mine,
        },
        (next) => change({ dispatch: next }),
      )
      dispatch = mine
      change({ step: 'send' })
      await work.sendRest()
    },

    async sendRest() {
      await dispatch?.send()
      settle()
    },

    async checkAgain() {
      await dispatch?.checkAgain()
      settle()
    },

    startAgain() {
      asked += 1
      reader?.close()
      reader = null
      dispatch = null
      dropDraft(place)
      change({ ...untouched, feeMode: state.feeMode })
    },
  }

  /** Nothing is left that closing the tab could lose. */
  function settle() {
    if (state.dispatch?.phase === 'finished') dropDraft(place)
  }

  return work
}

export type Work = ReturnType<typeof createWork>

/** The import under way, or a new one. */
export const currentWork = (): Work => draftFor<Work>(place) ?? createWork()
