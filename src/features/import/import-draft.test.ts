import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  changeSheet,
  decide,
  importState,
  isUnfinished,
  openFile,
  openStep,
  useSheet,
} from './import-draft'
import type { OpenResult } from './sheet/protocol'
import * as sheetHandle from './sheet/sheet-handle'
import { serveImports, threeDebts } from './testing/server'

serveImports()

const file = (text: string) => new File([text], 'debts.csv')

/** A sheet whose file is read when the test says so. */
function slowSheet() {
  let answer: (result: OpenResult) => void = () => undefined
  const opened = new Promise<OpenResult>((resolve) => {
    answer = resolve
  })
  const handle = { open: vi.fn((..._input) => opened), run: vi.fn(), close: vi.fn() }
  vi.spyOn(sheetHandle, 'startSheet').mockReturnValueOnce(handle as never)
  return { ...handle, answer: (result: OpenResult) => answer(result) }
}

describe('the file of an import', () => {
  it('is read again when one of its sheets is chosen', async () => {
    const [sheet, again] = [slowSheet(), slowSheet()]
    const workbook = file('')
    const opened = openFile(workbook)
    sheet.answer({ workbook: { file: workbook, sheets: ['May', 'June'] } })
    await opened
    expect(importState().workbook).toEqual({ file: workbook, sheets: ['May', 'June'] })
    void openFile(workbook, 'June')
    const names = [sheet, again].map(({ open }) => open.mock.calls[0]?.[1].sheetName)
    expect(names).toEqual([undefined, 'June'])
    expect(importState().workbook).toBeNull()
  })

  it('is forgotten when another one is chosen before it has been read', async () => {
    const sheet = slowSheet()
    const opened = openFile(file('first'))
    await openFile(file(threeDebts))
    expect(sheet.close).toHaveBeenCalled()
    void openFile(file(threeDebts))
    sheet.answer('Odd.')
    await opened
    expect(importState()).toMatchObject({ file: null, problem: null })
    expect(isUnfinished()).toBe(true)
  })
})

describe('a change of an import', () => {
  it('shows at once, and not the one before it when that is answered', async () => {
    await openFile(file(threeDebts))
    const shown: unknown[] = []
    const { result } = renderHook(() => {
      const { summary, isBusy } = useSheet()
      shown.push([summary.decisions.choices.join(), isBusy].join())
      return summary
    })
    await act(async () => {
      void decide({ choices: [[1, 'title']] })
      void decide({ feeMode: 'No Recovery No Fee' })
      await decide({ choices: [[1, 'department']] })
    })
    expect([...new Set(shown)]).toEqual([',false', '1,department,true', '1,department,false'])
    expect(result.current).toMatchObject({
      version: 4,
      decisions: { feeMode: 'No Recovery No Fee' },
    })
  })

  it('that fails says why, and keeps the summary', async () => {
    await openFile(file(threeDebts))
    await changeSheet((sheet) => sheet.edit(99, 'city', 'Leeds'))
    const problem = 'The file could not be read in this browser. Choose the file again.'
    expect(importState()).toMatchObject({ change: null, problem, summary: { version: 1 } })
    openStep('match')
    expect(importState()).toMatchObject({ step: 'match', problem: null, phase: null })
  })
})
