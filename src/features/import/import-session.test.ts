import { describe, expect, test, vi } from 'vitest'
import { clearDrafts, hasDrafts } from '@/session/drafts'
import { fileLimits } from './choose/file-limits'
import { currentImportSession } from './import-session'
import { isUnfinished } from './import-state'
import { fileOf, good, opened, startSessions } from './testing/session'
import * as sheets from './worker/open-sheet'

startSessions()

describe('a chosen file', () => {
  test('goes to review when every column is matched', async () => {
    const importSession = currentImportSession()
    expect(importSession.state()).toMatchObject({ step: 'choose' })
    expect(isUnfinished(importSession.state())).toBe(false)
    await importSession.chooseFile(fileOf(good))
    expect(importSession.state()).toMatchObject({
      step: 'review',
      busy: null,
      progress: 1,
      problem: null,
      file: { name: 'debts.csv', summary: { rowCount: 2 } },
      matches: ['company_name', 'initial_debt'],
      review: { counts: { all: 2, ready: 1, 'to-fix': 1 } },
      version: 1,
      comparedWith: null,
    })
    expect(isUnfinished(importSession.state())).toBe(true)
    expect(currentImportSession()).toBe(importSession)
  })

  test('goes to matching when a required column is missing', async () => {
    const importSession = currentImportSession()
    await importSession.chooseFile(fileOf('company_name,strange\nAcme Ltd,5\n'))
    expect(importSession.state()).toMatchObject({ step: 'match', review: null })
    await importSession.matchColumn(1, 'initial_debt')
    expect(importSession.state()).toMatchObject({ review: { counts: { ready: 1 } }, version: 1 })
    await importSession.matchColumn(1, null)
    expect(importSession.state()).toMatchObject({ review: null, step: 'match' })
    importSession.goToStep('review')
    expect(importSession.state().step).toBe('review')
  })

  test('stays at matching until the user decides on an unmatched column with values', async () => {
    const importSession = currentImportSession()
    const text = 'company_name,amount,Terms,Notes\nAcme Ltd,5,30 days,\nBirch Ltd,6,,\n'
    await importSession.chooseFile(fileOf(text))
    expect(importSession.state()).toMatchObject({ step: 'match', review: { counts: { ready: 2 } } })
    importSession.goToStep('review')
    expect(importSession.state()).toMatchObject({ step: 'review', excludedColumns: ['Terms'] })

    await importSession.rereadFile({ encoding: 'macintosh', repair: false })
    expect(importSession.state().step).toBe('review')
    await importSession.chooseFile(fileOf(text))
    expect(importSession.state()).toMatchObject({ step: 'match', excludedColumns: [] })
  })

  test('skips matching when an unmatched column has no values', async () => {
    const importSession = currentImportSession()
    await importSession.chooseFile(
      fileOf('company_name,amount,Terms\nAcme Ltd,5,\nBirch Ltd,6, \n'),
    )
    expect(importSession.state().step).toBe('review')
  })

  test('is named "Pasted rows" when it was pasted', async () => {
    const importSession = currentImportSession()
    await importSession.chooseFile(new Blob([good]))
    expect(opened(importSession).file.name).toBe('Pasted rows')
  })

  test('keeps its name when it is read again in another encoding', async () => {
    const importSession = currentImportSession()
    await importSession.chooseFile(fileOf(good))
    await importSession.rereadFile({ encoding: 'macintosh', repair: false })
    expect(importSession.state()).toMatchObject({
      file: { name: 'debts.csv', summary: { encoding: 'macintosh' } },
      readOptions: { encoding: 'macintosh', repair: false },
      step: 'review',
    })
  })

  test('is rejected before it is read when it is too large', async () => {
    const importSession = currentImportSession()
    const opened = vi.spyOn(sheets, 'openSheet')
    const large = fileOf(good)
    Object.defineProperty(large, 'size', { value: fileLimits.bytes + 1 })
    await importSession.chooseFile(large)
    expect(importSession.state()).toMatchObject({ step: 'choose' })
    expect(importSession.state().problem).toContain(`${fileLimits.bytes / 1e6}MB`)
    expect(opened).not.toHaveBeenCalled()
    expect(hasDrafts()).toBe(false)
    const largest = fileOf(good)
    Object.defineProperty(largest, 'size', { value: fileLimits.bytes })
    await importSession.chooseFile(largest)
    expect(importSession.state()).toMatchObject({ step: 'review', problem: null })
  })

  test('replaces the previous file even when it is rejected', async () => {
    const importSession = currentImportSession()
    await importSession.chooseFile(fileOf(good))
    await importSession.chooseFile(fileOf('%PDF-1.7'))
    expect(importSession.state()).toMatchObject({ step: 'choose', busy: null })
    expect(importSession.state().problem).toContain('PDF')
    expect(hasDrafts()).toBe(false)
    expect(await importSession.rows({ kind: 'all' }, 0, 9)).toEqual({ total: 0, rows: [] })
  })

  test('shows the reason when it cannot be read', async () => {
    const importSession = currentImportSession()
    const file = fileOf(good)
    vi.spyOn(file, 'slice').mockImplementation(() => {
      throw new Error('The file is gone.')
    })
    await importSession.chooseFile(file)
    expect(importSession.state()).toMatchObject({
      problem: 'The file could not be read. Error: The file is gone.',
      busy: null,
      step: 'choose',
    })
    vi.spyOn(file, 'slice').mockImplementation(() => {
      throw 'gone'
    })
    await importSession.chooseFile(file)
    expect(importSession.state().problem).toBe('The file could not be read. gone')
  })
})

describe('columns matched by hand', () => {
  const header = 'company_name,Sum,Terms'
  async function matchByHand() {
    const importSession = currentImportSession(3)
    await importSession.chooseFile(fileOf(`${header}\nAcme Ltd,5,\n`))
    await importSession.matchColumn(1, 'initial_debt')
    importSession.goToStep('review')
    return importSession
  }

  test('are matched again in a file with the same header, and shown before the review', async () => {
    const importSession = await matchByHand()
    await importSession.chooseFile(fileOf(`${header}\nBirch Ltd,6,\n`))
    expect(importSession.state()).toMatchObject({
      step: 'match',
      file: { rememberedMatches: new Map([[1, 'initial_debt']]) },
      matches: ['company_name', 'initial_debt', null],
      review: { counts: { ready: 1 } },
    })
  })

  test('are not matched in a file with another header, or for another company', async () => {
    const importSession = await matchByHand()
    await importSession.chooseFile(fileOf(`${header},More\nBirch Ltd,6,,\n`))
    expect(importSession.state()).toMatchObject({ file: { rememberedMatches: null }, review: null })
    importSession.startAgain()
    const other = currentImportSession(4)
    await other.chooseFile(fileOf(`${header}\nBirch Ltd,6,\n`))
    expect(other.state()).toMatchObject({ file: { rememberedMatches: null }, review: null })
  })

  test('decide nothing else about the next file', async () => {
    const importSession = await matchByHand()
    await importSession.chooseFile(fileOf(`${header}\nBirch Ltd,"6,50",30 days\n`))
    expect(importSession.state()).toMatchObject({
      step: 'match',
      excludedColumns: [],
      decimal: 'point',
      review: { counts: { ready: 0, 'to-fix': 1 }, decimalOpen: true },
    })
  })

  test('are kept when the contents of a file lead to the same match', async () => {
    const importSession = currentImportSession(3)
    const header = 'company_name,amount,Code'
    await importSession.chooseFile(fileOf(`${header}\nAcme Ltd,5,\n`))
    await importSession.matchColumn(2, 'postcode')
    importSession.goToStep('review')
    const rows = ['LS1 4AP', 'N1 9GU', 'M1 1AE'].map((code) => `Acme Ltd,5,${code}\n`)
    await importSession.chooseFile(fileOf(`${header}\n${rows.join('')}`))
    expect(opened(importSession).file.summary.auto.matches[2]).toBe('postcode')
    importSession.goToStep('review')
    await importSession.chooseFile(fileOf(`${header}\nAcme Ltd,5,\n`))
    expect(opened(importSession).matches[2]).toBe('postcode')

    await importSession.matchColumn(2, null)
    importSession.goToStep('review')
    await importSession.chooseFile(fileOf(`${header}\nAcme Ltd,5,\n`))
    expect(opened(importSession).file.rememberedMatches).toBeNull()
  })

  test('can be forgotten', async () => {
    const importSession = await matchByHand()
    await importSession.chooseFile(fileOf(`${header}\nBirch Ltd,6,\n`))
    await importSession.forgetMatches()
    expect(importSession.state()).toMatchObject({
      step: 'match',
      file: { rememberedMatches: null },
      matches: ['company_name', null, null],
      review: null,
    })
    await importSession.chooseFile(fileOf(`${header}\nBirch Ltd,6,\n`))
    expect(importSession.state()).toMatchObject({ file: { rememberedMatches: null }, review: null })
  })

  test('are forgotten without the columns of values that were typed in the review', async () => {
    const importSession = currentImportSession(3)
    const text = 'company_name,amount,city\nAcme Ltd,5,York\n'
    await importSession.chooseFile(fileOf(text))
    await importSession.matchColumn(2, null)
    importSession.goToStep('review')
    await importSession.chooseFile(fileOf(text))
    const edits = [
      { rowIndex: 0, field: 'city', value: 'Leeds' },
      { rowIndex: 0, field: 'postcode', value: 'LS1 4AP' },
    ] as const
    await importSession.apply({ kind: 'edit', edits })
    await importSession.forgetMatches()
    expect(opened(importSession).matches).toEqual([
      'company_name',
      'initial_debt',
      null,
      'city',
      'postcode',
    ])
    const { rows } = await importSession.rows({ kind: 'all' }, 0, 9)
    expect(rows[0]?.values).toEqual(['Acme Ltd', '5', 'Leeds', 'LS1 4AP'])
  })
})

test('a subscriber is notified of every change until it unsubscribes', () => {
  const importSession = currentImportSession()
  const listener = vi.fn()
  const unsubscribe = importSession.subscribe(listener)
  void importSession.setChoices({ feeMode: 'No Recovery No Fee' })
  expect(listener).toHaveBeenCalledOnce()
  unsubscribe()
  void importSession.setChoices({ feeMode: 'Fixed Fee' })
  expect(listener).toHaveBeenCalledOnce()
})

test('an import of an earlier user does not discard that of the next', async () => {
  const earlier = currentImportSession()
  await earlier.chooseFile(fileOf(good))
  clearDrafts()
  const next = currentImportSession()
  await next.chooseFile(fileOf(good))
  earlier.startAgain()
  expect(currentImportSession()).toBe(next)
})
