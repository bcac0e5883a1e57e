import { replaceEqualDeep } from '@tanstack/react-query'
import { currentDay } from '@/session/today'
import {
  type CommonChanges,
  type FileChanges,
  type ImportState,
  initialState,
} from './import-state'
import type { Review } from './review/summary'

/** The state of an import with its subscribers. Of several requests only the newest changes it. */
export function createImportStore() {
  let state: ImportState = { ...initialState, today: currentDay() }
  let lastRequestId = 0
  const listeners = new Set<() => void>()

  function set(next: ImportState) {
    state = next
    for (const listener of [...listeners]) listener()
  }

  const update = (changes: CommonChanges) => set({ ...state, ...changes })

  /** Makes every earlier request stale. @returns whether this one is still the newest */
  function startRequest(): () => boolean {
    lastRequestId += 1
    const requestId = lastRequestId
    return () => requestId === lastRequestId
  }

  const store = {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set,
    update,
    startRequest,

    /** Ignored once the file has been discarded. */
    updateFile(changes: FileChanges) {
      if (state.step !== 'choose') set({ ...state, ...changes })
    },

    setReview(review: Review) {
      if (state.step === 'choose') return
      // The same fields keep their identity, so that the grid renders only rows that differ.
      const fields = replaceEqualDeep(state.review?.fields, review.fields)
      store.updateFile({
        review: { ...review, fields },
        matches: review.matches,
        version: state.version + 1,
      })
    },

    /** @returns the result; null if the task failed or a newer request was started */
    async runLatest<T>(busy: 'reading' | 'checking', task: Promise<T>): Promise<T | null> {
      const isNewest = startRequest()
      update({ busy, problem: null })
      try {
        const result = await task
        return isNewest() ? result : null
      } catch (error) {
        if (isNewest()) update({ problem: error instanceof Error ? error.message : String(error) })
        return null
      } finally {
        if (isNewest()) update({ busy: null })
      }
    },
  }
  return store
}

export type ImportStore = ReturnType<typeof createImportStore>
