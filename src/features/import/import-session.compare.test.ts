import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Debtor, debtor } from '@/api/debtor/debtor'
import { currentImportSession } from './import-session'
import { fileOf, opened, startSessions } from './testing/session'
import * as sheets from './worker/open-sheet'

startSessions()

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
