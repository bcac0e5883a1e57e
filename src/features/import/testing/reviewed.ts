import { vi } from 'vitest'
import * as debtors from '@/api/debtor/debtor'
import { currentImportSession } from '../import-session'
import { sendStateOf } from '../import-state'
import type { fakeServer } from './sender'
import { fileOf } from './session'

type Server = Pick<ReturnType<typeof fakeServer>, 'post' | 'fetchList'>

/** An import of this many valid rows under review. */
export async function reviewed(rows = 2) {
  const importSession = currentImportSession()
  const lines = Array.from(
    { length: rows },
    (_, index) => `Debtor ${index} Ltd,R-${index},${2000 + index},01/02/2024\n`,
  )
  await importSession.chooseFile(fileOf(`company_name,customer_ref,amount,date\n${lines.join('')}`))
  return importSession
}

export function sendingOf(importSession: ReturnType<typeof currentImportSession>) {
  const state = sendStateOf(importSession.state())
  if (!state) throw new Error('Nothing was sent.')
  return state
}

/** Presses "Import"; lost responses are verified against the list of the same server. */
export function sendTo(
  importSession: ReturnType<typeof currentImportSession>,
  server: Server,
  shownChanges?: number,
) {
  vi.spyOn(debtors, 'fetchDebtors').mockImplementation(server.fetchList)
  return importSession.send(server, shownChanges)
}
