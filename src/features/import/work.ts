import { type DebtorBody, debtorBody } from '@/api/debtor-body'
import { type Debtor, readDebtors } from '@/api/debtors'
import type { Listing } from '@/api/wire'
import { config } from '@/config'
import { todayInLondon } from '@/rules/days'
import type { ImportColumn } from '@/rules/import-columns'
import { draftFor, dropDraft, keepDraft } from '@/session/drafts'
import { session } from '@/session/session'
import { createDispatch } from './dispatch'
import { leftAfter } from './dispatch-state'
import { existingDebt } from './duplicates'
import { fileLimits } from './file-limits'
import { missingColumns, rematch } from './match-columns'
import { type OpenSheet, openSheet } from './open-sheet'
import type { Review, RowFilter, SheetChoices } from './review'
import { sentRows } from './rows'
import { sheetChanges } from './sheet-changes'
import type { ReadOptions, RemoteSheet } from './sheet-service'
import { untouched, type WorkState } from './work-state'

const place = 'import'

/**
 * One import from the choice of a file to its result. It lives as a draft, above the router: an
 * expired session and the way back through the login find it where it was, and a batch under way
 * is followed to its end.
 */
function createWork() {
  const today = () => todayInLondon(new Date())
  let state: WorkState = { ...untouched, today: today() }
  let source: Blob | null = null
  let opened: OpenSheet | null = null
  let dispatch: ReturnType<typeof createDispatch> | null = null
  /** Counts the questions about the whole file: only the answer to the newest one is taken. */
  let asked = 0
  const listeners = new Set<() => void>()

  const change = (part: Partial<WorkState>) => {
    state = { ...state, ...part }
    for (const listener of [...listeners]) listener()
  }

  async function ask<T>(busy: 'reading' | 'checking', question: Promise<T>): Promise<T | null> {
    asked += 1
    const mine = asked
    change({ busy, problem: null })
    try {
      const answer = await question
      return mine === asked ? answer : null
    } catch (error) {
      if (mine === asked) {
        change({ problem: error instanceof Error ? error.message : String(error) })
      }
      return null
    } finally {
      if (mine === asked) change({ busy: null })
    }
  }

  /** Something about the sheet was changed; the answer is what is to be known of it now. */
  async function renew(change_: (sheet: RemoteSheet) => Promise<Review>) {
    if (!opened) return
    const review = await ask('checking', change_(opened.sheet))
    if (review) change({ review, matches: review.matches, version: state.version + 1 })
  }

  async function check() {
    if (missingColumns(state.matches).length > 0) {
      change({ review: null })
      return
    }
    const { matches, dateOrder, decimal, choices } = state
    const settings = {
      matches,
      dateOrder,
      decimal,
      today: state.today,
      rules: config.interestRules,
    }
    await renew((sheet) => sheet.check(settings, choices))
  }

  async function read(options: ReadOptions) {
    if (!source || !opened) return
    const { name } = state.file ?? { name: source instanceof File ? source.name : 'Pasted rows' }
    const result = await ask('reading', opened.sheet.read(source, options))
    if (!result?.ok) {
      if (result) work.startAgain()
      if (result) change({ problem: result.error })
      return
    }
    const { summary } = result
    const { matches, contested } = summary.auto
    const isClear = contested.length === 0 && missingColumns(matches).length === 0
    change({
      file: { name, summary },
      read: options,
      matches,
      step: isClear ? 'review' : 'match',
      comparedWith: null,
    })
    await check()
  }

  /** Nothing is kept of a file whose person has logged out. */
  const stopListening = session.subscribe(() => {
    if (opened && draftFor(place) !== work) close()
  })

  function close() {
    opened?.close()
    opened = null
    source = null
  }

  const work = {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    async choose(file: Blob) {
      work.startAgain()
      if (file.size > fileLimits.bytes) {
        change({ problem: `The selected file must be smaller than ${fileLimits.bytes / 1e6}MB` })
        return
      }
      keepDraft(place, work)
      source = file
      opened = openSheet((progress) => change({ progress }))
      await read({ repair: false })
    },

    readAgain: (options: ReadOptions) => read(options),

    async match(column: number, field: ImportColumn | null) {
      change({ matches: rematch(state.matches, column, field) })
      await check()
    },

    async set(part: Partial<Pick<WorkState, 'dateOrder' | 'decimal'>>) {
      change(part)
      await check()
    },

    async choices(part: Partial<SheetChoices>) {
      const choices = { ...state.choices, ...part }
      change({ choices })
      if (state.review) await renew((sheet) => sheet.choose(choices))
    },

    goTo: (step: 'match' | 'review') => change({ step }),

    async compareWith(records: readonly Debtor[]) {
      change({ comparedWith: records })
      await renew((sheet) => sheet.compareWith(records.map(existingDebt)))
    },

    ...sheetChanges(renew),

    /** A part of the rows, to be looked at. */
    rows: async (filter: RowFilter, from: number, length: number) =>
      opened ? opened.sheet.rows(filter, from, length) : { total: 0, rows: [] },

    /** The rows that are no debts yet, as a file. */
    corrections: async () =>
      opened ? opened.sheet.corrections(state.dispatch ? leftAfter(state.dispatch) : []) : '',

    /** @param post one call of the API; the only thing here that creates debts */
    async send(post: (bodies: DebtorBody[]) => Promise<Listing<Debtor>>) {
      if (!opened || dispatch || !state.review) return
      const { sheet } = opened
      const { today: day, choices } = state
      const mine = createDispatch(
        {
          rows: async () => sentRows(await sheet.toSend()),
          entries: (numbers) => sheet.entries(numbers),
          post,
          readBack: () => readDebtors(),
          bodyOf: (entry) =>
            debtorBody(entry, {
              today: day,
              rules: config.interestRules,
              feeMode: choices.feeMode,
            }),
          isWanted: () => draftFor(place) === work && dispatch === mine,
        },
        (next) => change({ dispatch: next, step: 'send' }),
      )
      dispatch = mine
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

    stopSending: () => dispatch?.stop(),

    /** Back to the rows that were not added; what was added stays out. */
    async fixRest() {
      const { dispatch: sent } = state
      if (!sent) return
      const created = [...sent.fates].flatMap(([row, fate]) => (fate === 'created' ? [row] : []))
      const refused = [...sent.refusals].map(([row, issues]) => ({ row, issues }))
      dispatch = null
      keepDraft(place, work)
      change({ dispatch: null, step: 'review' })
      await renew((sheet) => sheet.settle(created, refused))
    },

    startAgain() {
      asked += 1
      close()
      dispatch = null
      dropDraft(place)
      const { feeMode } = state.choices
      change({ ...untouched, today: today(), choices: { ...untouched.choices, feeMode } })
    },

    /** The screen has gone, and nothing is left to come back to. */
    forget() {
      if (draftFor(place) === work) return
      close()
      stopListening()
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
