// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { readDraft } from './drafts'
import { session } from './session'
import { useDraft } from './useDraft'

const logIn = (user: number) =>
  session.start({ access: `h.${btoa(JSON.stringify({ user_id: user }))}.s`, refresh: 'r' })

const openForm = () => renderHook(() => useDraft<string[]>('files', () => []))

/** A form that has stored a file, and has been left during its upload. */
function leaveUploadingForm() {
  const { result, unmount } = openForm()
  act(() => result.current.set(['a.pdf']))
  unmount()
  return result.current
}

beforeEach(() => {
  session.end()
  logIn(1)
})

it('a draft is restored by the next form and follows requests that outlive their form', () => {
  const left = leaveUploadingForm()
  left.set(['a.pdf, half sent'])
  const { result } = openForm()
  expect(result.current.wasRestored).toBe(true)
  expect(result.current.value).toEqual(['a.pdf, half sent'])
  left.delete()
  expect(readDraft('files')).toBeUndefined()
  expect(result.current.exists()).toBe(false)
})

describe('a late change is not stored', () => {
  it('after its form was closed', () => {
    const { result } = openForm()
    act(() => result.current.set(['a.pdf']))
    act(() => result.current.close())
    act(() => result.current.set(['a.pdf, half sent']))
    expect(readDraft('files')).toBeUndefined()
    expect(result.current.get()).toEqual(['a.pdf, half sent'])
  })

  it('after a change of user', () => {
    const left = leaveUploadingForm()
    logIn(2)
    left.set(['a.pdf, half sent'])
    expect(readDraft('files')).toBeUndefined()
    const { result } = openForm()
    act(() => result.current.set(['b.pdf']))
    left.close()
    expect(readDraft('files')).toEqual(['b.pdf'])
  })

  it('after a newer form has stored its own', () => {
    const left = leaveUploadingForm()
    const { result } = openForm()
    act(() => result.current.set([...result.current.get(), 'b.pdf']))
    left.set(['a.pdf, half sent'])
    expect(readDraft('files')).toEqual(['a.pdf', 'b.pdf'])
    left.delete()
    left.close()
    expect(readDraft('files')).toEqual(['a.pdf', 'b.pdf'])
  })

  it('after a newer form was closed', () => {
    const left = leaveUploadingForm()
    const { result } = openForm()
    act(() => result.current.close())
    left.set(['a.pdf, half sent'])
    expect(readDraft('files')).toBeUndefined()
  })
})
