import { afterAll, beforeAll } from 'vitest'
import { checkPausesMs, checkSettings } from '../write/verify'

/** Skips the pauses between the checks for a lost write. */
export function skipCheckPauses(): void {
  beforeAll(() => {
    checkSettings.pausesMs = [0, 0, 0]
  })
  afterAll(() => {
    checkSettings.pausesMs = checkPausesMs
  })
}
