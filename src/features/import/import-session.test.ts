import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Debtor, debtor } from '@/api/debtor/debtor'
import { hasDrafts, readDraft } from '@/session/drafts'
import { session } from '@/session/session'
import { fileLimits } from './choose/file-limits'
import { currentImportSession, type ImportSession } from './import-session'
import { initialState, isUnfinished } from './import-state'
import * as sheets from './worker/open-sheet'

const good = 'company_name,amount\nAcme Ltd,5\nBirch Ltd,x\n'
/** The state of an import whose file was read. */
function opened(importSession: ImportSession) {
  const state = importSession.state()
  if (state.step === 'choose') throw new Error('No file was read.')
  return state
}

const fileOf = (text: string, name = 'debts.csv') => new File([text], name)

beforeEach(() => {
  vi.stubGlobal('Worker', undefined)
  session.start({ access: 'opaque', refresh: 'opaque' })
})
afterEach(() => {
  session.end()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

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
      problem: 'The file is gone.',
      busy: null,
      step: 'choose',
    })
    vi.spyOn(file, 'slice').mockImplementation(() => {
      throw 'gone'
    })
    await importSession.chooseFile(file)
    expect(importSession.state().problem).toBe('gone')
  })
})

describe('columns matched by hand', () => {
  const header = 'company_name,Sum,Terms'
  const remembering = () => currentImportSession(3)

  async function matchByHand() {
    const importSession = remembering()
    await importSession.chooseFile(fileOf(`${header}\nAcme Ltd,5,\n`))
    await importSession.matchColumn(1, 'initial_debt')
    importSession.goToStep('review')
    return importSession
  }

  beforeEach(() => localStorage.clear())

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
})

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

describe('debts added during the review', () => {
  const text =
    'company_name,customer_ref,amount\nAcme Ltd,A-1,5\nBirch Ltd,B-2,6\nCedar Ltd,C-3,7\n'
  const [acme, birch, cedar] = text
    .split('\n')
    .slice(1, 4)
    .map((line, index) => {
      const [company_name = '', customer_ref = '', initial_debt = ''] = line.split(',')
      const id = index + 1
      return debtor.parse({ id, company_name, customer_ref, debtor_debt: { id, initial_debt } })
    }) as [Debtor, Debtor, Debtor]
  const post = vi.fn(() => new Promise<never>(() => {}))
  const calls = (items: Debtor[]) => ({ post, fetchList: async () => ({ items, unreadable: 0 }) })
  const question = (newlyExisting: number) => ({
    kind: 'debts-changed',
    change: { newlyExisting },
  })

  /** A review that has been compared with no debts; `onCompared` runs before the sheet's answer comes. */
  async function compared(onCompared: () => unknown = () => {}) {
    const { openSheet } = sheets
    let comparisons = 0
    vi.spyOn(sheets, 'openSheet').mockImplementation((onProgress) => {
      const { sheet, close } = openSheet(onProgress)
      const compareWith: typeof sheet.compareWith = async (records) => {
        const answer = await sheet.compareWith(records)
        comparisons += 1
        if (comparisons === 2) onCompared()
        return answer
      }
      return {
        close,
        sheet: new Proxy(sheet, {
          get: (own, call) => (call === 'compareWith' ? compareWith : Reflect.get(own, call)),
        }),
      }
    })
    const importSession = currentImportSession()
    await importSession.chooseFile(fileOf(text))
    await importSession.compareWith([])
    return importSession
  }

  beforeEach(() => void post.mockClear())

  test('block an import that began before they were found', async () => {
    const importSession = await compared()
    const { shownChanges } = opened(importSession)
    const records = [acme]
    await importSession.compareWith(records)
    expect(opened(importSession).block).toMatchObject(question(1))
    await importSession.send(calls(records), shownChanges)
    expect(opened(importSession).block).toMatchObject(question(1))
    expect(post).not.toHaveBeenCalled()

    void importSession.send(calls(records))
    await vi.waitFor(() => expect(post).toHaveBeenCalledOnce())
  })

  test('block the import when the list was unreadable until then', async () => {
    const importSession = currentImportSession()
    await importSession.chooseFile(fileOf(text))
    const { shownChanges } = opened(importSession)
    const records = [acme]
    await importSession.compareWith(records)
    expect(importSession.state()).toMatchObject({ block: null, shownChanges: 1 })
    await importSession.send(calls(records), shownChanges)
    expect(opened(importSession).block).toMatchObject({ ...question(1), isFirstComparison: true })
    expect(post).not.toHaveBeenCalled()
  })

  test('block the import after a cancelled comparison', async () => {
    const importSession = await compared(() => importSession.cancelComparing())
    const records = [acme]
    await importSession.send(calls(records))
    expect(importSession.state()).toMatchObject({ busy: null, block: null })
    await importSession.compareWith(records)
    expect(opened(importSession).block).toMatchObject(question(1))
  })

  test('block the import when rows are edited during the comparison', async () => {
    const importSession = await compared(
      () =>
        void importSession.apply({
          kind: 'edit',
          edits: [{ rowIndex: 2, field: 'initial_debt', value: '8' }],
        }),
    )
    const { duplicates } = importSession.state().choices
    await importSession.setChoices({ duplicates: { ...duplicates, existingDebt: 'send' } })
    await importSession.compareWith([acme, birch])
    await vi.waitFor(() => expect(importSession.state().busy).toBeNull())
    expect(importSession.state()).toMatchObject({
      block: question(2),
      choices: { duplicates: { existingDebt: 'leave' } },
      review: { counts: { ready: 1 } },
    })
  })

  test('block the import once when the list is fetched again meanwhile', async () => {
    const importSession = await compared(() => void importSession.compareWith([acme, birch, cedar]))
    const records = [acme, birch]
    await importSession.send(calls(records))
    expect(importSession.state()).toMatchObject({
      busy: null,
      block: question(2),
      comparedWith: records,
    })
    expect(post).not.toHaveBeenCalled()
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
