// @vitest-environment node
import { beforeEach, expect, it } from 'vitest'
import { clearDrafts, deleteDraft, hasDrafts, readDraft, saveDraft } from './drafts'

beforeEach(() => clearDrafts())

it('a draft is kept for its key until it is deleted', () => {
  expect(hasDrafts()).toBe(false)
  saveDraft('company', { name: 'Harbour Ltd' })
  saveDraft('note:17', 'Called at noon')
  expect([readDraft('company'), readDraft('note:17'), readDraft('note:18')]).toEqual([
    { name: 'Harbour Ltd' },
    'Called at noon',
    undefined,
  ])
  deleteDraft('company')
  expect(readDraft('company')).toBeUndefined()
  expect(readDraft('note:17')).toBe('Called at noon')
  expect(hasDrafts()).toBe(true)
  deleteDraft('note:17')
  expect(hasDrafts()).toBe(false)
})

it('no draft is left after all are cleared', () => {
  saveDraft('company', {})
  saveDraft('note:17', '')
  clearDrafts()
  expect(hasDrafts()).toBe(false)
  expect(readDraft('company')).toBeUndefined()
})
