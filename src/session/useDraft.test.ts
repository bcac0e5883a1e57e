// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { drafts, hasDrafts } from './drafts'
import { useDraft } from './useDraft'

const openForm = () => renderHook(() => useDraft<string[]>('files', () => []))

/** A form that has stored a file, and has been left during its upload. */
function leaveUploadingForm() {
  const { result, unmount } = openForm()
  act(() => result.current.set(['a.pdf']))
  unmount()
  return result.current
}

beforeEach(() => drafts.clear())

it('a draft is restored by the next form and follows requests that outlive their form', () => {
  const left = leaveUploadingForm()
  left.set(['a.pdf, half sent'])
  const restore = (files: string[]) => files.map((file) => `${file}, interrupted`)
  const { result } = renderHook(() => useDraft<string[]>('files', () => [], restore))
  expect(result.current.wasRestored).toBe(true)
  expect(result.current.value).toEqual(['a.pdf, half sent, interrupted'])
  expect(hasDrafts()).toBe(true)
  act(() => left.set(['a.pdf, sent']))
  expect(result.current.value).toEqual(['a.pdf, sent'])
  act(() => left.delete())
  expect(result.current.value).toEqual([])
  expect(drafts.get('files')).toBeUndefined()
  expect(hasDrafts()).toBe(false)
})

it('a draft that changes while its form opens is followed', () => {
  const left = leaveUploadingForm()
  const { result } = renderHook(() => {
    const draft = useDraft<string[]>('files', () => [])
    if (left.get()[0] === 'a.pdf') left.set(['a.pdf, sent'])
    return draft
  })
  expect(result.current.value).toEqual(['a.pdf, sent'])
  act(() => result.current.save(['b.pdf']))
  expect(drafts.get('files')).toEqual(['b.pdf'])
})

describe('a late change is not stored', () => {
  it('after its form was closed', () => {
    const { result } = openForm()
    expect(result.current).toMatchObject({ value: [], wasRestored: false })
    act(() => result.current.set(['a.pdf']))
    act(() => result.current.close())
    act(() => result.current.set(['a.pdf, half sent']))
    expect(drafts.get('files')).toBeUndefined()
    expect(result.current.get()).toEqual(['a.pdf, half sent'])
  })

  it('after a newer form has stored its own', () => {
    const left = leaveUploadingForm()
    const { result } = openForm()
    act(() => result.current.set([...result.current.get(), 'b.pdf']))
    left.set(['a.pdf, half sent'])
    expect(drafts.get('files')).toEqual(['a.pdf', 'b.pdf'])
    left.delete()
    left.close()
    expect(drafts.get('files')).toEqual(['a.pdf', 'b.pdf'])
  })
})
