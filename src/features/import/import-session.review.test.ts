import { describe, expect, test, vi } from 'vitest'
import { debtor } from '@/api/debtor/debtor'
import { readDraft } from '@/session/drafts'
import { session } from '@/session/session'
import { currentImportSession } from './import-session'
import { initialState } from './import-state'
import { fileOf, good, opened, startSessions } from './testing/session'
import * as sheets from './worker/open-sheet'

startSessions()

describe('a reviewed file', () => {
  const reviewed = async (text = good) => {
    const importSession = currentImportSession()
    await importSession.chooseFile(fileOf(text))
    return importSession
  }

  test('updates its rows and review when a cell is edited', async () => {
    const importSession = await reviewed()
    const { rows, total } = await importSession.rows({ kind: 'to-fix' }, 0, 9)
    expect([total, rows.map(({ row }) => row)]).toEqual([1, [3]])
    expect(await importSession.corrections()).toContain('Birch Ltd')
    await importSession.apply({
      kind: 'edit',
      edits: [{ rowIndex: 1, field: 'initial_debt', value: '7' }],
    })
    expect(importSession.state()).toMatchObject({ review: { counts: { ready: 2 } }, version: 2 })
    await importSession.apply({ kind: 'undo' })
    expect(opened(importSession).review).toMatchObject({ counts: { ready: 1 }, canRedo: true })
    await importSession.apply({ kind: 'redo' })
    expect(opened(importSession).review?.counts.ready).toBe(2)
    await importSession.apply({ kind: 'undo' })
    const id = opened(importSession).review?.errors[0]?.id ?? ''
    await importSession.apply({ kind: 'exclude', group: id })
    expect(opened(importSession).review?.excluded).toBe(1)
    await importSession.apply({ kind: 'restore-excluded' })
    expect(opened(importSession).review?.excluded).toBe(0)
    await importSession.apply({ kind: 'replace', group: id, value: 'x', replacement: '8' })
    expect(opened(importSession).review?.counts.ready).toBe(2)
  })

  test('applies suggestions and accepts malformed rows', async () => {
    const importSession = await reviewed(
      'company_name,amount,address,town,postcode\nA,5,1 Quay,Leeds,N17 O8L\nB,6,1 Quay,Leeds,LS1 4AP,more\n',
    )
    const idOf = (column: string | null) =>
      opened(importSession).review?.errors.find((group) => group.column === column)?.id ?? ''
    await importSession.apply({ kind: 'apply-suggestions', group: idOf('postcode') })
    expect(opened(importSession).review?.counts.ready).toBe(1)
    await importSession.apply({ kind: 'accept-rows', group: idOf(null) })
    expect(opened(importSession).review?.counts.ready).toBe(2)
  })

  test('gets a column when a value is entered for an unmatched field', async () => {
    const importSession = await reviewed()
    await importSession.apply({
      kind: 'edit',
      edits: [{ rowIndex: 0, field: 'city', value: 'Leeds' }],
    })
    expect(opened(importSession).matches).toEqual(['company_name', 'initial_debt', 'city'])
  })

  test('is checked again when settings or choices change', async () => {
    const importSession = await reviewed(
      'company_name,amount,date\nA,"12,50",04/05/2025\nA,"12,50",04/05/2025\n',
    )
    expect(opened(importSession).review).toMatchObject({
      counts: { 'to-fix': 2 },
      decimalOpen: true,
    })
    await importSession.setFormats({ decimal: 'comma' })
    expect(importSession.state()).toMatchObject({
      decimal: 'comma',
      review: { counts: { ready: 1, 'left-out': 1 }, dateOrderOpen: true },
    })
    await importSession.setFormats({ dateOrder: 'month-first' })
    expect(opened(importSession).dateOrder).toBe('month-first')
    const { duplicates } = importSession.state().choices
    await importSession.setChoices({ duplicates: { ...duplicates, identicalRow: 'send' } })
    expect(opened(importSession).review?.counts.ready).toBe(2)
    await importSession.setChoices({ feeMode: 'No Recovery No Fee' })
    expect(importSession.state().choices).toEqual({
      feeMode: 'No Recovery No Fee',
      duplicates: { ...duplicates, identicalRow: 'send' },
    })
  })

  test('is compared with the existing debts', async () => {
    const importSession = await reviewed()
    const records = [
      debtor.parse({ id: 7, company_name: 'Acme Ltd', debtor_debt: { id: 1, initial_debt: '5' } }),
    ]
    await importSession.compareWith(records)
    const { comparedWith, review } = opened(importSession)
    expect(comparedWith).toBe(records)
    expect(
      Number(review?.duplicates.existingDebt.count) + Number(review?.duplicates.similarDebt.count),
    ).toBe(1)
  })

  test('shows only the result of the last of several edits', async () => {
    const importSession = await reviewed()
    const first = importSession.apply({
      kind: 'edit',
      edits: [{ rowIndex: 1, field: 'initial_debt', value: '7' }],
    })
    const second = importSession.apply({ kind: 'exclude', group: 'none' })
    await Promise.all([first, second])
    expect(importSession.state()).toMatchObject({ busy: null, version: 2 })
  })

  test('keeps only the fee mode when the user starts again', async () => {
    const importSession = await reviewed()
    await importSession.setChoices({ feeMode: 'No Recovery No Fee' })
    importSession.startAgain()
    expect(importSession.state()).toEqual({
      ...initialState,
      today: importSession.state().today,
      choices: { ...initialState.choices, feeMode: 'No Recovery No Fee' },
    })
    expect(readDraft('import')).toBeUndefined()
    expect(await importSession.corrections()).toBe('')
    await importSession.apply({ kind: 'undo' })
    expect(importSession.state().step).toBe('choose')
  })

  test('survives an expired session but not a logout', async () => {
    const importSession = await reviewed()
    session.expire()
    expect(currentImportSession()).toBe(importSession)
    expect((await importSession.rows({ kind: 'all' }, 0, 9)).total).toBe(2)
    session.end()
    expect(currentImportSession()).not.toBe(importSession)
    expect((await importSession.rows({ kind: 'all' }, 0, 9)).total).toBe(0)
  })

  test('stays open when its screen unmounts, until it is discarded', async () => {
    const close = vi.fn()
    const { openSheet } = sheets
    vi.spyOn(sheets, 'openSheet').mockImplementation((onProgress) => ({
      ...openSheet(onProgress),
      close,
    }))
    const importSession = await reviewed()
    importSession.dispose()
    expect(close).not.toHaveBeenCalled()
    importSession.startAgain()
    expect(close).toHaveBeenCalledOnce()
    importSession.dispose()
    expect(close).toHaveBeenCalledOnce()
  })
})
