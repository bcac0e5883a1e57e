import { afterEach, beforeEach, vi } from 'vitest'
import { session } from '@/session/session'
import type { ImportSession } from '../import-session'
import { InlineWorker } from './inline-worker'

export const good = 'company_name,amount\nAcme Ltd,5\nBirch Ltd,x\n'

export const fileOf = (text: string, name = 'debts.csv') => new File([text], name)

/** The state of an import whose file was read. */
export function opened(importSession: ImportSession) {
  const state = importSession.state()
  if (state.step === 'choose') throw new Error('No file was read.')
  return state
}

/** Logs a user in before each test of a file, and runs their workers on the page's own thread. */
export function startSessions(): void {
  beforeEach(() => {
    vi.stubGlobal('Worker', InlineWorker)
    session.start({ access: 'opaque', refresh: 'opaque' })
  })
  afterEach(() => {
    session.end()
    vi.unstubAllGlobals()
  })
}
