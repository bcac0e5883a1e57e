import { renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { hasDrafts } from '@/session/drafts'
import {
  changeSheet,
  decide,
  importState,
  isUnfinished,
  openFile,
  openStep,
  runCommand,
  setImport,
  startAgain,
  useImport,
} from './import-draft'
import type { OpenResult } from './sheet/protocol'
import * as sheetHandle from './sheet/sheet-handle'
import { serveImports, threeDebts } from './testing/server'

serveImports()

const file = (text: string) => new File([text], 'debts.csv')

/** A sheet whose file is read when the test says so. */
function slowSheet() {
  let answer: (result: OpenResult) => void = () => undefined
  const opened = new Promise<sheetHandle.Outcome<OpenResult>>((resolve) => {
    answer = (value) => resolve({ ok: true, value })
  })
  const handle = { open: vi.fn((..._input) => opened), run: vi.fn(), close: vi.fn() }
  vi.spyOn(sheetHandle, 'startSheet').mockReturnValueOnce(handle as never)
  return { ...handle, answer: (result: OpenResult) => answer(result) }
}

describe('the file of an import', () => {
  it('is reviewed at once when its columns match', async () => {
    await openFile(file(threeDebts))
    const { step, file: facts, summary, progress } = importState()
    expect([step, facts?.name, summary?.counts.ready, progress]).toEqual([
      'review',
      'debts.csv',
      3,
      null,
    ])
    expect(summary?.decisions).toMatchObject({ today: '2026-04-01', rules: 'portal' })
    expect([isUnfinished(), hasDrafts()]).toEqual([true, true])
  })

  it.each([
    ['a needed field has no column', 'Colour,Shape\nred,round\n'],
    ['two columns fit', 'Customer,Amount,Amount\nAlder Ltd,5,7\n'],
    [
      'its first line is a debt',
      'Alder Ltd,A-1,120.00,01/02/2024\nBirch Ltd,B-2,80.00,02/02/2024\n',
    ],
  ])('has its columns matched when %s', async (_, text) => {
    await openFile(file(text))
    expect(importState().step).toBe('match')
    openStep('review')
    expect(importState()).toMatchObject({ step: 'review', problem: null, sending: null })
  })

  it('is refused with a reason, which is no unsaved work', async () => {
    await openFile(file('Company name,Amount\n'))
    const { step, problem } = importState()
    expect([step, problem]).toEqual(['upload', 'The selected file has column names but no debts'])
    expect([isUnfinished(), hasDrafts()]).toEqual([false, false])
  })

  it('shows how much of it has been read', async () => {
    const sheet = slowSheet()
    const opened = openFile(file(threeDebts))
    expect([importState().progress, isUnfinished()]).toEqual([0, true])
    const onProgress = sheet.open.mock.calls[0]?.[3]
    onProgress(0.7)
    expect(importState().progress).toBe(0.7)
    sheet.answer({ kind: 'refused', message: 'Odd.' })
    await opened
    onProgress(1)
    expect(importState()).toMatchObject({ progress: null, problem: 'Odd.' })
  })

  it('of several sheets is read again once one is chosen', async () => {
    const sheet = slowSheet()
    const workbook = file('')
    const opened = openFile(workbook)
    expect(sheet.open.mock.calls[0]?.[2]).toEqual({})
    sheet.answer({ kind: 'choose-sheet', sheets: ['May', 'June'] })
    await opened
    expect(importState().workbook).toEqual({ file: workbook, sheets: ['May', 'June'] })
    const again = slowSheet()
    void openFile(workbook, 'June')
    expect([again.open.mock.calls[0]?.[0], again.open.mock.calls[0]?.[2]]).toEqual([
      workbook,
      { sheet: 'June' },
    ])
    expect(importState().workbook).toBeNull()
    expect(sheet.close).toHaveBeenCalled()
  })

  it('is forgotten when another one is chosen before it has been read', async () => {
    const sheet = slowSheet()
    const opened = openFile(file('first'))
    await openFile(file(threeDebts))
    sheet.open.mock.calls[0]?.[3](0.7)
    sheet.answer({ kind: 'refused', message: 'Odd.' })
    await opened
    expect(sheet.close).toHaveBeenCalled()
    expect(importState()).toMatchObject({ step: 'review', progress: null, problem: null })
  })
})

describe('a change of an import', () => {
  it('is pending until its summary is there', async () => {
    await openFile(file(threeDebts))
    const changes = [
      changeSheet('override', [2], 'leave-out'),
      changeSheet('edit', 3, 'customer_ref', 'B-22'),
    ]
    expect(importState().pendingCommands).toBe(2)
    await Promise.all(changes)
    const { pendingCommands, summary } = importState()
    expect([pendingCommands, summary?.counts.ready]).toEqual([0, 2])
  })

  it('that is a decision shows at once', async () => {
    await openFile(file(threeDebts))
    const decided = decide({ feeMode: 'No Recovery No Fee' })
    expect(importState().summary).toMatchObject({
      version: 1,
      decisions: { feeMode: 'No Recovery No Fee' },
    })
    await decided
    expect(importState().summary?.version).toBe(2)
  })

  it('that fails says why, and keeps the summary', async () => {
    await openFile(file(threeDebts))
    await changeSheet('edit', 99, 'city', 'Leeds')
    expect(importState()).toMatchObject({
      pendingCommands: 0,
      problem: 'The file could not be read in this browser. Choose the file again.',
      summary: { version: 1 },
    })
  })

  it('ends with its import', async () => {
    await openFile(file(threeDebts))
    const changed = changeSheet('undo')
    startAgain()
    await changed
    await decide({ feeMode: 'No Recovery No Fee' })
    expect(importState()).toMatchObject({ step: 'upload', pendingCommands: 0, summary: null })
    expect(await runCommand('rowsToFixCsv')).toEqual({
      ok: false,
      message: 'The import was closed.',
    })
  })
})

describe('the screen of an import', () => {
  const stopWatching = async () => {
    renderHook(useImport).unmount()
    await Promise.resolve()
  }

  it('keeps unfinished work when it is left', async () => {
    await openFile(file(threeDebts))
    await stopWatching()
    expect(importState().step).toBe('review')
  })

  it('ends a finished import when it is left', async () => {
    await openFile(file(threeDebts))
    setImport({ sending: { phase: 'finished' } as never })
    const others = renderHook(useImport)
    await stopWatching()
    expect(importState().step).toBe('review')
    others.unmount()
    await Promise.resolve()
    expect(importState().step).toBe('upload')
  })
})
