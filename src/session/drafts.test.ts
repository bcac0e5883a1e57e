// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest'
import { clearDrafts, deleteDraft, hasDraft, hasDrafts, readDraft, saveDraft } from './drafts'
import { session } from './session'

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

it('F02: every listener of the session finds the drafts of the previous user gone', () => {
  const seen: unknown[] = []
  const record = () => seen.push([hasDrafts(), hasDraft('company'), readDraft('company')])
  // Before the drafts' own listener, which the first save adds.
  const stop = session.subscribe(record)
  saveDraft('company', { name: 'Harbour Ltd' })
  record()
  session.end()
  stop()
  expect(seen).toEqual([
    [true, true, { name: 'Harbour Ltd' }],
    [false, false, undefined],
  ])
})

it('U08: the drafts of the previous user leave memory without being read', () => {
  saveDraft('company', { name: 'Harbour Ltd' })
  const clear = vi.spyOn(Map.prototype, 'clear')
  session.end()
  expect(clear).toHaveBeenCalledOnce()
})
