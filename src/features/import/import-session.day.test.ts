import { afterEach, describe, expect, test, vi } from 'vitest'
import { readDraft } from '@/session/drafts'
import { session } from '@/session/session'
import { currentImportSession } from './import-session'
import { reviewed, sendTo } from './testing/reviewed'
import { fakeServer } from './testing/sender'
import { fileOf, good, opened, startSessions } from './testing/session'
import * as sheets from './worker/open-sheet'

startSessions()
afterEach(() => void vi.restoreAllMocks())

describe('the day of an import', () => {
  test('is that of the review: a later day adds interest', async () => {
    const importSession = await reviewed(1)
    await importSession.setToday('2026-04-01')
    const before = opened(importSession)
    await importSession.setToday('2026-04-01')
    expect(importSession.state()).toBe(before)
    await importSession.setToday('2026-05-01')
    const after = opened(importSession)
    expect([before.review?.today, after.review?.today]).toEqual(['2026-04-01', '2026-05-01'])
    expect(after.review?.totals.interest).toBeGreaterThan(before.review?.totals.interest ?? 0)
  })

  test('is kept before a file is chosen, and while a column is missing', async () => {
    const importSession = currentImportSession()
    await importSession.setToday('2026-05-01')
    expect(importSession.state()).toMatchObject({ step: 'choose', today: '2026-05-01', busy: null })
    await importSession.chooseFile(fileOf('company_name,strange\nAcme Ltd,5\n'))
    await importSession.setToday('2026-06-01')
    expect(importSession.state()).toMatchObject({ today: '2026-06-01', review: null })
  })

  test('does not change once the rows were sent', async () => {
    const importSession = await reviewed(1)
    await importSession.setToday('2026-04-01')
    await sendTo(importSession, fakeServer())
    await importSession.setToday('2026-05-01')
    expect(importSession.state()).toMatchObject({ step: 'send', today: '2026-04-01' })
  })
})

test('the user can return to the columns, but not once the rows were sent', async () => {
  const importSession = currentImportSession()
  importSession.goToStep('match')
  await importSession.matchColumn(0, 'city')
  await importSession.forgetMatches()
  expect(importSession.state().step).toBe('choose')
  await importSession.chooseFile(fileOf(good))
  importSession.goToStep('match')
  expect(opened(importSession)).toMatchObject({ step: 'match', file: { name: 'debts.csv' } })
  importSession.goToStep('review')
  await sendTo(importSession, fakeServer())
  importSession.goToStep('match')
  expect(importSession.state().step).toBe('send')
})

test('a file is closed at a logout, not when the session expires', async () => {
  const close = vi.fn()
  const { openSheet } = sheets
  vi.spyOn(sheets, 'openSheet').mockImplementation((onProgress) => ({
    ...openSheet(onProgress),
    close,
  }))
  const importSession = currentImportSession()
  await importSession.chooseFile(fileOf(good))
  session.expire()
  expect([close.mock.calls.length, readDraft('import')]).toEqual([0, importSession])
  session.end()
  expect(close).toHaveBeenCalledOnce()
})
