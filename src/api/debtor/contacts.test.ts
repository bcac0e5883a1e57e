// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '@/query-client'
import { createHookRenderer } from '../testing/hooks'
import { recordCalls, recordedCalls } from '../testing/wire'
import { emptyContact } from '../wire/address-and-contact'
import { contactResource, useCreateContact } from './contacts'
import { debtorContact } from './debtor'

recordCalls()

const contact = { ...emptyContact, label: 'Office', contact_value: '0113 496 0000' }
const saved = debtorContact.parse({ ...contact, id: 4, debtor: 7 })
const posts = () =>
  recordedCalls.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body))
const openScreen = (debtorId: number) =>
  createHookRenderer(createQueryClient())(() => useCreateContact(debtorId))

describe('a contact', () => {
  it.each<[string, object, { isSame: boolean; maybeSame: boolean }]>([
    ['is the record of its texts', {}, { isSame: true, maybeSame: true }],
    ['is the record with other flags', { isPrimary: false }, { isSame: true, maybeSame: true }],
    ['may be the record with another label', { label: '' }, { isSame: false, maybeSame: true }],
    [
      'may be the record whose number the server formatted',
      { label: '', contact_value: '(0113) 4960000' },
      { isSame: false, maybeSame: true },
    ],
    [
      'is no record with another number',
      { contact_value: '0113 496 0001' },
      { isSame: false, maybeSame: false },
    ],
  ])('%s', (_, change, { isSame, maybeSame }) => {
    const { isMatch, isSimilar } = contactResource(7)
    expect(isMatch(contact, { ...saved, ...change })).toBe(isSame)
    expect(isSimilar(contact, { ...saved, ...change })).toBe(maybeSame)
  })

  it('is sent once when it is pressed twice', async () => {
    const { create } = openScreen(7)
    await Promise.all([create(contact), create({ ...contact, isPrimary: false })])
    expect(posts()).toEqual([{ ...contact, debtor: 7 }])
  })

  it('is sent for each of two debtors at the same time', async () => {
    await Promise.all([openScreen(7).create(contact), openScreen(8).create(contact)])
    expect(posts().map(({ debtor }) => debtor)).toEqual([7, 8])
  })

  it('is looked for in the list of its debtor, until the check is aborted', async () => {
    const { fetchList } = contactResource(7)
    await expect(fetchList(AbortSignal.abort())).rejects.toThrow()
    expect(recordedCalls).toEqual([])
    await fetchList(new AbortController().signal)
    expect(recordedCalls.map(({ path }) => path)).toEqual(['/debtor_contact/?debtor_id=7'])
  })

  it('is named in the message when it is not found', async () => {
    await expect(openScreen(7).check(contact)).rejects.toThrow('The contact cannot be found')
  })
})
