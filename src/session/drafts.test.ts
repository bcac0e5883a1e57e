// @vitest-environment node
import { beforeEach, expect, it } from 'vitest'
import { clearDrafts, draftFor, dropDraft, hasDrafts, keepDraft } from './drafts'

beforeEach(() => clearDrafts())

it('a draft is kept for its key until it is dropped', () => {
  expect(hasDrafts()).toBe(false)
  keepDraft('company', { name: 'Harbour Ltd' })
  keepDraft('note:17', 'Called at noon')
  expect([draftFor('company'), draftFor('note:17'), draftFor('note:18')]).toEqual([
    { name: 'Harbour Ltd' },
    'Called at noon',
    undefined,
  ])
  dropDraft('company')
  expect(draftFor('company')).toBeUndefined()
  expect(draftFor('note:17')).toBe('Called at noon')
  expect(hasDrafts()).toBe(true)
  dropDraft('note:17')
  expect(hasDrafts()).toBe(false)
})

it('no draft is left after all are cleared', () => {
  keepDraft('company', {})
  keepDraft('note:17', '')
  clearDrafts()
  expect(hasDrafts()).toBe(false)
  expect(draftFor('company')).toBeUndefined()
})
