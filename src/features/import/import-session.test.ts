import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Debtor, debtor } from '@/api/debtor/debtor'
import { hasDrafts, readDraft } from '@/session/drafts'
import { session } from '@/session/session'
import { fileLimits } from './choose/file-limits'
import { currentWork } from './import-session'
import { isUnfinished, untouched } from './import-state'
import * as sheets from './worker/open-sheet'

const good = 'company_name,amount\nAcme Ltd,5\nBirch Ltd,x\n'
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

describe('a file that is chosen', () => {
  test('is reviewed at once when its columns are clear', async () => {
    const work = currentWork()
    expect(work.state()).toMatchObject({ step: 'choose', file: null, review: null })
    expect(isUnfinished(work.state())).toBe(false)
    await work.choose(fileOf(good))
    expect(work.state()).toMatchObject({
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
    expect(isUnfinished(work.state())).toBe(true)
    expect(currentWork()).toBe(work)
  })

  test('is matched first when a column is missing, and reviewed once it is found', async () => {
    const work = currentWork()
    await work.choose(fileOf('company_name,strange\nAcme Ltd,5\n'))
    expect(work.state()).toMatchObject({ step: 'match', review: null })
    await work.match(1, 'initial_debt')
    expect(work.state()).toMatchObject({ review: { counts: { ready: 1 } }, version: 1 })
    await work.match(1, null)
    expect(work.state()).toMatchObject({ review: null, step: 'match' })
    work.goTo('review')
    expect(work.state().step).toBe('review')
  })

  test('stops at matching while a column with values is unmatched, until that is decided', async () => {
    const work = currentWork()
    const text = 'company_name,amount,Terms,Notes\nAcme Ltd,5,30 days,\nBirch Ltd,6,,\n'
    await work.choose(fileOf(text))
    expect(work.state()).toMatchObject({ step: 'match', review: { counts: { ready: 2 } } })
    work.goTo('review')
    expect(work.state()).toMatchObject({ step: 'review', columnsLeftOut: ['Terms'] })

    await work.readAgain({ encoding: 'macintosh', repair: false })
    expect(work.state().step).toBe('review')
    await work.choose(fileOf(text))
    expect(work.state()).toMatchObject({ step: 'match', columnsLeftOut: [] })
  })

  test('does not stop for a column without values', async () => {
    const work = currentWork()
    await work.choose(fileOf('company_name,amount,Terms\nAcme Ltd,5,\nBirch Ltd,6, \n'))
    expect(work.state().step).toBe('review')
  })

  test('has the name of pasted rows when it is no file', async () => {
    const work = currentWork()
    await work.choose(new Blob([good]))
    expect(work.state().file?.name).toBe('Pasted rows')
  })

  test('keeps its name when it is read again in another encoding', async () => {
    const work = currentWork()
    await work.choose(fileOf(good))
    await work.readAgain({ encoding: 'macintosh', repair: false })
    expect(work.state()).toMatchObject({
      file: { name: 'debts.csv', summary: { encoding: 'macintosh' } },
      read: { encoding: 'macintosh', repair: false },
      step: 'review',
    })
  })

  test('is refused unread when it is too large', async () => {
    const work = currentWork()
    const opened = vi.spyOn(sheets, 'openSheet')
    const large = fileOf(good)
    Object.defineProperty(large, 'size', { value: fileLimits.bytes + 1 })
    await work.choose(large)
    expect(work.state()).toMatchObject({ step: 'choose', file: null })
    expect(work.state().problem).toContain(`${fileLimits.bytes / 1e6}MB`)
    expect(opened).not.toHaveBeenCalled()
    expect(hasDrafts()).toBe(false)
    const largest = fileOf(good)
    Object.defineProperty(largest, 'size', { value: fileLimits.bytes })
    await work.choose(largest)
    expect(work.state()).toMatchObject({ step: 'review', problem: null })
  })

  test('takes the file before it away when it is refused', async () => {
    const work = currentWork()
    await work.choose(fileOf(good))
    await work.choose(fileOf('%PDF-1.7'))
    expect(work.state()).toMatchObject({ step: 'choose', file: null, review: null, busy: null })
    expect(work.state().problem).toContain('PDF')
    expect(hasDrafts()).toBe(false)
    expect(await work.rows({ kind: 'all' }, 0, 9)).toEqual({ total: 0, rows: [] })
  })

  test('tells why it could not be read', async () => {
    const work = currentWork()
    const file = fileOf(good)
    vi.spyOn(file, 'slice').mockImplementation(() => {
      throw new Error('The file is gone.')
    })
    await work.choose(file)
    expect(work.state()).toMatchObject({ problem: 'The file is gone.', busy: null, file: null })
    vi.spyOn(file, 'slice').mockImplementation(() => {
      throw 'gone'
    })
    await work.choose(file)
    expect(work.state().problem).toBe('gone')
  })
})

describe('a reviewed file', () => {
  const reviewed = async (text = good) => {
    const work = currentWork()
    await work.choose(fileOf(text))
    return work
  }

  test('is shown row by row, and changed with the review after it', async () => {
    const work = await reviewed()
    const { rows, total } = await work.rows({ kind: 'to-fix' }, 0, 9)
    expect([total, rows.map(({ row }) => row)]).toEqual([1, [3]])
    expect(await work.corrections()).toContain('Birch Ltd')
    await work.edit([{ rowIndex: 1, field: 'initial_debt', value: '7' }])
    expect(work.state()).toMatchObject({ review: { counts: { ready: 2 } }, version: 2 })
    await work.undo()
    expect(work.state().review).toMatchObject({ counts: { ready: 1 }, canRedo: true })
    await work.redo()
    expect(work.state().review?.counts.ready).toBe(2)
    await work.undo()
    const id = work.state().review?.errors[0]?.id ?? ''
    await work.leaveOutGroup(id)
    expect(work.state().review?.skipped).toBe(1)
    await work.restoreExcluded()
    expect(work.state().review?.skipped).toBe(0)
    await work.replaceInGroup(id, 'x', '8')
    expect(work.state().review?.counts.ready).toBe(2)
  })

  test('takes suggestions and shapes as they are accepted', async () => {
    const work = await reviewed(
      'company_name,amount,address,town,postcode\nA,5,1 Quay,Leeds,N17 O8L\nB,6,1 Quay,Leeds,LS1 4AP,more\n',
    )
    const idOf = (column: string | null) =>
      work.state().review?.errors.find((group) => group.column === column)?.id ?? ''
    await work.takeSuggestions(idOf('postcode'))
    expect(work.state().review?.counts.ready).toBe(1)
    await work.acceptShape(idOf(null))
    expect(work.state().review?.counts.ready).toBe(2)
  })

  test('has a field for a column it did not have once one is entered', async () => {
    const work = await reviewed()
    await work.edit([{ rowIndex: 0, field: 'city', value: 'Leeds' }])
    expect(work.state().matches).toEqual(['company_name', 'initial_debt', 'city'])
  })

  test('is checked anew under other settings and choices', async () => {
    const work = await reviewed(
      'company_name,amount,date\nA,"12,50",04/05/2025\nA,"12,50",04/05/2025\n',
    )
    expect(work.state().review).toMatchObject({ counts: { 'to-fix': 2 }, decimalOpen: true })
    await work.set({ decimal: 'comma' })
    expect(work.state()).toMatchObject({
      decimal: 'comma',
      review: { counts: { ready: 1, 'left-out': 1 }, dateOrderOpen: true },
    })
    await work.set({ dateOrder: 'month-first' })
    expect(work.state().dateOrder).toBe('month-first')
    const { duplicates } = work.state().choices
    await work.choices({ duplicates: { ...duplicates, repeat: 'send' } })
    expect(work.state().review?.counts.ready).toBe(2)
    await work.choices({ feeMode: 'No Recovery No Fee' })
    expect(work.state().choices).toEqual({
      feeMode: 'No Recovery No Fee',
      duplicates: { ...duplicates, repeat: 'send' },
    })
  })

  test('is compared with the debts there are', async () => {
    const work = await reviewed()
    const records = [
      debtor.parse({ id: 7, company_name: 'Acme Ltd', debtor_debt: { id: 1, initial_debt: '5' } }),
    ]
    await work.compareWith(records)
    const { comparedWith, review } = work.state()
    expect(comparedWith).toBe(records)
    expect(Number(review?.duplicates.known.count) + Number(review?.duplicates.alike.count)).toBe(1)
  })

  test('shows only the answer to the last of several changes', async () => {
    const work = await reviewed()
    const first = work.edit([{ rowIndex: 1, field: 'initial_debt', value: '7' }])
    const second = work.leaveOutGroup('none')
    await Promise.all([first, second])
    expect(work.state()).toMatchObject({ busy: null, version: 2 })
  })

  test('is forgotten with everything but the fee mode when the person starts again', async () => {
    const work = await reviewed()
    await work.choices({ feeMode: 'No Recovery No Fee' })
    work.startAgain()
    expect(work.state()).toEqual({
      ...untouched,
      today: work.state().today,
      choices: { ...untouched.choices, feeMode: 'No Recovery No Fee' },
    })
    expect(readDraft('import')).toBeUndefined()
    expect(await work.corrections()).toBe('')
    await work.undo()
    expect(work.state().version).toBe(0)
  })

  test('is there again after an expired session, and gone after a logout', async () => {
    const work = await reviewed()
    session.expire()
    expect(currentWork()).toBe(work)
    expect((await work.rows({ kind: 'all' }, 0, 9)).total).toBe(2)
    session.end()
    expect(currentWork()).not.toBe(work)
    expect((await work.rows({ kind: 'all' }, 0, 9)).total).toBe(0)
  })

  test('stays when its screen goes, and is closed only once it has been given up', async () => {
    const close = vi.fn()
    const { openSheet } = sheets
    vi.spyOn(sheets, 'openSheet').mockImplementation((onProgress) => ({
      ...openSheet(onProgress),
      close,
    }))
    const work = await reviewed()
    work.forget()
    expect(close).not.toHaveBeenCalled()
    work.startAgain()
    expect(close).toHaveBeenCalledOnce()
    work.forget()
    expect(close).toHaveBeenCalledOnce()
  })
})

describe('debts that come up during the review', () => {
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
  const question = (newlyKnown: number) => ({
    kind: 'debts-changed',
    change: { newlyKnown },
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
    const work = currentWork()
    await work.choose(fileOf(text))
    await work.compareWith([])
    return work
  }

  beforeEach(() => void post.mockClear())

  test('are asked about by a press that began before they came up', async () => {
    const work = await compared()
    const { shownChanges } = work.state()
    const records = [acme]
    await work.compareWith(records)
    expect(work.state().block).toMatchObject(question(1))
    await work.send(calls(records), shownChanges)
    expect(work.state().block).toMatchObject(question(1))
    expect(post).not.toHaveBeenCalled()

    void work.send(calls(records))
    await vi.waitFor(() => expect(post).toHaveBeenCalledOnce())
  })

  test('are asked about when the list could not be read until after the press', async () => {
    const work = currentWork()
    await work.choose(fileOf(text))
    const { shownChanges } = work.state()
    const records = [acme]
    await work.compareWith(records)
    expect(work.state()).toMatchObject({ block: null, shownChanges: 1 })
    await work.send(calls(records), shownChanges)
    expect(work.state().block).toMatchObject({ ...question(1), isFirstComparison: true })
    expect(post).not.toHaveBeenCalled()
  })

  test('are asked about after a press whose comparison was cancelled', async () => {
    const work = await compared(() => work.cancelComparing())
    const records = [acme]
    await work.send(calls(records))
    expect(work.state()).toMatchObject({ busy: null, block: null })
    await work.compareWith(records)
    expect(work.state().block).toMatchObject(question(1))
  })

  test('are asked about when the rows are changed during the comparison', async () => {
    const work = await compared(
      () => void work.edit([{ rowIndex: 2, field: 'initial_debt', value: '8' }]),
    )
    const { duplicates } = work.state().choices
    await work.choices({ duplicates: { ...duplicates, known: 'send' } })
    await work.compareWith([acme, birch])
    await vi.waitFor(() => expect(work.state().busy).toBeNull())
    expect(work.state()).toMatchObject({
      block: question(2),
      choices: { duplicates: { known: 'leave' } },
      review: { counts: { ready: 1 } },
    })
  })

  test('are asked about once by a press during which the list is read again', async () => {
    const work = await compared(() => void work.compareWith([acme, birch, cedar]))
    const records = [acme, birch]
    await work.send(calls(records))
    expect(work.state()).toMatchObject({ busy: null, block: question(2), comparedWith: records })
    expect(post).not.toHaveBeenCalled()
  })
})

test('a subscriber is told of every change until it unsubscribes', () => {
  const work = currentWork()
  const listener = vi.fn()
  const unsubscribe = work.subscribe(listener)
  work.goTo('match')
  expect(listener).toHaveBeenCalledOnce()
  unsubscribe()
  work.goTo('review')
  expect(listener).toHaveBeenCalledOnce()
})
