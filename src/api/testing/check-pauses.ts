import { afterAll, beforeAll } from 'vitest'
import { checkPausesMs, checkSettings } from '../write/verify'

/** Lets the pauses between checks for a lost write pass at once. */
export function skipCheckPauses(): void {
  beforeAll(() => {
    checkSettings.pausesMs = [0, 0, 0]
  })
  afterAll(() => {
    checkSettings.pausesMs = checkPausesMs
  })
}
