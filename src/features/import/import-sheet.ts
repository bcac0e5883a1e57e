import type { Debtor } from '@/api/debtor/debtor'
import { config } from '@/config'
import { toExistingDebt } from './check/duplicates'
import type { ImportStore } from './import-state'
import { missingColumns } from './match/match-columns'
import {
  type ComparisonChange,
  isChanged,
  type Review,
  type SheetChoices,
  sumChanges,
} from './review/summary'
import { type OpenSheet, openSheet } from './worker/open-sheet'
import type { SheetCommand } from './worker/sheet-commands'
import type { ReadOptions, ReadResult, RemoteSheet } from './worker/sheet-service'

/** The sheet of the chosen file. Its commands store the review they result in. */
export function createImportSheet(store: ImportStore) {
  const { state, update, updateFile } = store
  let source: Blob | null = null
  let opened: OpenSheet | null = null
  /** Changes found by comparisons, oldest first. The sheet reports each change once. */
  let foundChanges: (ComparisonChange & { isFirstComparison: boolean })[] = []

  async function apply(command: SheetCommand) {
    if (!opened) return
    const review = await store.runLatest('checking', opened.sheet.apply(command))
    if (review) store.setReview(review)
  }

  async function setChoices(changes: Partial<SheetChoices>) {
    const choices = { ...state().choices, ...changes }
    update({ choices })
    const current = state()
    if (current.step !== 'choose' && current.review) await apply({ kind: 'choose', choices })
  }

  /**
   * Compares the rows with a list of debts. A change is kept until the user has seen it, even when
   * the review itself is stale by the time it arrives.
   */
  async function compare(
    sheet: RemoteSheet,
    records: readonly Debtor[],
    isFirstComparison: boolean,
  ): Promise<Review> {
    const comparison = await sheet.compareWith(records.map(toExistingDebt))
    if (opened?.sheet === sheet && isChanged(comparison.change)) {
      foundChanges.push({ ...comparison.change, isFirstComparison })
    }
    return comparison.review
  }

  /** Blocks the import and shows every change after the first `shownChanges`. */
  async function blockForChanges(shownChanges: number) {
    const changes = foundChanges.slice(shownChanges)
    const sum = sumChanges(changes)
    const isFirstComparison = changes.some((found) => found.isFirstComparison)
    updateFile({
      block: { kind: 'debts-changed', change: sum, isFirstComparison },
      shownChanges: foundChanges.length,
    })
    const { duplicates } = state().choices
    if (sum.newlyExisting > 0 && duplicates.existingDebt === 'send') {
      await setChoices({ duplicates: { ...duplicates, existingDebt: 'leave' } })
    }
  }

  return {
    /** Null without a file, and after a logout. */
    current: () => opened?.sheet ?? null,
    apply,
    setChoices,
    compare,
    blockForChanges,
    /** How many changes comparisons have found. */
    changeCount: () => foundChanges.length,

    open(file: Blob) {
      source = file
      opened = openSheet((progress) => update({ progress }))
    },

    /** Terminates the worker and frees the file. */
    close() {
      opened?.close()
      opened = null
      source = null
      foundChanges = []
    },

    /** @returns null if the file could not be read, or another request was started meanwhile */
    async read(options: ReadOptions): Promise<(ReadResult & { name: string }) | null> {
      if (!source || !opened) return null
      const name = source instanceof File ? source.name : 'Pasted rows'
      const result = await store.runLatest('reading', opened.sheet.read(source, options))
      if (result?.ok) foundChanges = []
      return result && { ...result, name }
    },

    /** Checks the whole file under the current settings. */
    async check() {
      const current = state()
      if (current.step === 'choose') return
      const { matches, dateOrder, decimal, today, choices } = current
      if (missingColumns(matches).length > 0) return updateFile({ review: null })
      const settings = { matches, dateOrder, decimal, today, rules: config.interestRules }
      await apply({ kind: 'check', settings, choices })
    },

    /** Compares the rows under review with the debts of the list. */
    async compareWith(records: readonly Debtor[]) {
      const before = state()
      const sheet = opened?.sheet
      // An import under way compares with its own list, and its request must stay the newest.
      if (!sheet || before.step === 'choose' || before.busy === 'comparing') return
      const isFirstComparison = before.comparedWith === null
      updateFile({ comparedWith: records })
      const review = await store.runLatest('checking', compare(sheet, records, isFirstComparison))
      if (review) store.setReview(review)
      const after = state()
      if (opened?.sheet !== sheet || after.step === 'choose') return
      // The review shows the changes of the first comparison from the start.
      if (isFirstComparison) updateFile({ shownChanges: foundChanges.length })
      else if (foundChanges.length > after.shownChanges) await blockForChanges(after.shownChanges)
    },
  }
}

export type ImportSheet = ReturnType<typeof createImportSheet>
