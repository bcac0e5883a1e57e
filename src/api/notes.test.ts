// @vitest-environment jsdom
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { createQueryClient } from '@/query-client'
import { snackbar } from '@/session/snackbar'
import { noteListQuery, noteResource, useCreateFirstNote, useCreateNote } from './notes'
import { createHookRenderer } from './testing/hooks'
import { noteRecord } from './testing/records'
import { recordCalls, recordedCalls, respondTo } from './testing/wire'

recordCalls()
afterEach(() => snackbar.clear())

const openScreen = () => createHookRenderer(createQueryClient())
const posts = () =>
  recordedCalls.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body))
const refuse = () =>
  respondTo('post', 'debt_notes/', () =>
    HttpResponse.json({ note: ['Too long.'] }, { status: 400 }),
  )

describe('a note', () => {
  it.each<[string, string, string, { isSame: boolean; maybeSame: boolean }]>([
    ['is the record of its text', 'Rang.', 'Rang.', { isSame: true, maybeSame: true }],
    [
      'is the record without its outer blanks',
      ' Rang.\n',
      'Rang.',
      { isSame: true, maybeSame: true },
    ],
    [
      'is the record that was stored with outer blanks',
      'Rang.',
      '\nRang. ',
      { isSame: true, maybeSame: true },
    ],
    [
      'is the record with other line breaks',
      'Rang.\r\nTwice.',
      'Rang.\nTwice.',
      { isSame: true, maybeSame: true },
    ],
    [
      'is another when a line break is missing',
      'Rang.\nTwice.',
      'Rang.Twice.',
      { isSame: false, maybeSame: true },
    ],
    [
      'may be the record with other punctuation',
      'Rang – twice',
      'rang: twice!',
      { isSame: false, maybeSame: true },
    ],
    [
      'may be the record with letters of another case',
      'Straße 5',
      'straße 5',
      { isSame: false, maybeSame: true },
    ],
    ['is no record with another digit', 'Paid 5', 'Paid 6', { isSame: false, maybeSame: false }],
    ['is no record with another word', 'Paid 5', 'Owes 5', { isSame: false, maybeSame: false }],
    ['is no record with an accent more', 'Rene', 'René', { isSame: false, maybeSame: false }],
  ])('%s', (_, text, stored, { isSame, maybeSame }) => {
    const record = { ...noteRecord, note: stored }
    const { isMatch, isSimilar } = noteResource(9)
    expect(isMatch({ debtId: 9, text }, record)).toBe(isSame)
    expect(isSimilar({ debtId: 9, text }, record)).toBe(maybeSame)
  })

  it('is sent once when it is pressed twice, whatever its outer blanks and line breaks', async () => {
    const { create } = openScreen()(useCreateNote)
    await Promise.all([
      create({ debtId: 9, text: 'Rang.\nTwice.' }),
      create({ debtId: 9, text: 'Rang.\r\nTwice. ' }),
    ])
    expect(posts()).toEqual([{ debt: 9, note: 'Rang.\nTwice.' }])
  })

  it.each([
    ['another text', { debtId: 9, text: 'Wrote.' }],
    ['another debt', { debtId: 10, text: 'Rang.' }],
  ])('is sent beside one of %s at the same time', async (_, other) => {
    const { create } = openScreen()(useCreateNote)
    await Promise.all([create({ debtId: 9, text: 'Rang.' }), create(other)])
    expect(posts()).toEqual([
      { debt: 9, note: 'Rang.' },
      { debt: other.debtId, note: other.text },
    ])
  })

  it('is looked for in the list of its debt, until the check is aborted', async () => {
    const { fetchList } = noteResource(9)
    await expect(fetchList(AbortSignal.abort())).rejects.toThrow()
    expect(recordedCalls).toEqual([])
    await fetchList(new AbortController().signal)
    expect(recordedCalls.map(({ path }) => path)).toEqual(['/debt_notes/?debt_id=9'])
  })

  it('is named in the message when it is not found', async () => {
    const { check } = openScreen()(useCreateNote)
    await expect(check({ debtId: 9, text: 'Rang.' })).rejects.toThrow('The note cannot be found')
  })

  it('is said to be refused', async () => {
    refuse()
    const { create } = openScreen()(useCreateNote)
    await expect(create({ debtId: 9, text: 'x' })).rejects.toMatchObject({ kind: 'refused' })
    expect(snackbar.queue().map(({ message }) => message)).toEqual(['Note: Too long.'])
  })
})

describe('the first note of a debt', () => {
  it('is created once, even when its text changes after it was saved', async () => {
    const { create } = openScreen()(useCreateFirstNote)
    await create({ debtId: 9, text: 'Rang.' })
    expect(await create({ debtId: 9, text: 'Rang twice.' })).toMatchObject({
      item: { text: 'Rang.' },
    })
    expect(posts()).toEqual([{ debt: 9, note: 'Rang.' }])
  })

  it('is created for each debt', async () => {
    const { create } = openScreen()(useCreateFirstNote)
    await create({ debtId: 9, text: 'Rang.' })
    await create({ debtId: 10, text: 'Rang.' })
    expect(posts().map(({ debt }) => debt)).toEqual([9, 10])
  })

  it('leaves the message of a failure to the screen that saves the debt', async () => {
    refuse()
    const { create } = openScreen()(useCreateFirstNote)
    await expect(create({ debtId: 9, text: 'x' })).rejects.toMatchObject({ kind: 'refused' })
    expect(snackbar.queue()).toEqual([])
  })
})

it('the notes of each debt are cached by themselves', async () => {
  const queryClient = createQueryClient()
  respondTo('get', 'debt_notes/', ({ url }) =>
    HttpResponse.json([{ ...noteRecord, id: Number(url.split('=').at(-1)) }]),
  )
  for (const debtId of [9, 10]) {
    const { items } = await queryClient.query(noteListQuery(debtId))
    expect(items.map(({ id }) => id)).toEqual([debtId])
  }
})
