// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '@/query-client'
import { createHookRenderer } from '../testing/hooks'
import { address as record } from '../testing/records'
import { recordCalls, recordedCalls } from '../testing/wire'
import { addressBody, emptyAddress, emptyContact } from '../wire/address-and-contact'
import {
  addressResource,
  addressUpdateBody,
  contactResource,
  useCreateAddress,
  useCreateContact,
} from './addresses-and-contacts'
import { debtorAddress, debtorContact } from './debtor'

recordCalls()

const address = addressBody({ ...emptyAddress, street_1: '1 Road', postcode: 'LS1 1AA' })
const saved = debtorAddress.parse({ ...address, id: 3, debtor: 7 })
const posts = () =>
  recordedCalls.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body))
const openScreen = (debtorId: number) =>
  createHookRenderer(createQueryClient())(() => useCreateAddress(debtorId))

describe('an address', () => {
  it.each<[string, object, { isSame: boolean; maybeSame: boolean }]>([
    ['is the record of its texts', {}, { isSame: true, maybeSame: true }],
    ['is the record with other flags', { isPrimary: false }, { isSame: true, maybeSame: true }],
    ['is the record in another case', { street_1: '1 ROAD' }, { isSame: true, maybeSame: true }],
    ['may be the record of its street', { postcode: 'LS11AA' }, { isSame: false, maybeSame: true }],
    ['may be the record of its postcode', { street_1: '1 Rd' }, { isSame: false, maybeSame: true }],
    [
      'may be the record whose street the server formatted',
      { street_1: '1, ROAD', postcode: '' },
      { isSame: false, maybeSame: true },
    ],
    [
      'may be the record whose postcode the server formatted',
      { street_1: '', postcode: 'ls11aa' },
      { isSame: false, maybeSame: true },
    ],
    [
      'is no record of another street and postcode',
      { street_1: '2 Road', postcode: 'LS1 1AB' },
      { isSame: false, maybeSame: false },
    ],
  ])('%s', (_, change, { isSame, maybeSame }) => {
    const { isMatch, isSimilar } = addressResource(7)
    expect(isMatch(address, { ...saved, ...change })).toBe(isSame)
    expect(isSimilar(address, { ...saved, ...change })).toBe(maybeSame)
  })

  it('is sent once when it is pressed twice', async () => {
    const { create } = openScreen(7)
    await Promise.all([create(address), create({ ...address, isBilling: true })])
    expect(posts()).toEqual([{ ...address, debtor: 7 }])
  })

  it('is sent for each of two debtors at the same time', async () => {
    await Promise.all([openScreen(7).create(address), openScreen(8).create(address)])
    expect(posts().map(({ debtor }) => debtor)).toEqual([7, 8])
  })

  it('is looked for in the list of its debtor, until the check is aborted', async () => {
    const { fetchList } = addressResource(7)
    await expect(fetchList(AbortSignal.abort())).rejects.toThrow()
    expect(recordedCalls).toEqual([])
    await fetchList(new AbortController().signal)
    expect(recordedCalls.map(({ path }) => path)).toEqual(['/debtor_address/?debtor_id=7'])
  })

  it('is named in the message when it is not found', async () => {
    await expect(openScreen(7).check(address)).rejects.toThrow('The address cannot be found')
  })
})

describe('the point of a changed address', () => {
  const location = { type: 'Point', coordinates: [-2, 54] }
  const bodyOf = (change: object) =>
    addressUpdateBody(debtorAddress.parse({ ...record, location, ...change }), { county: 'Kent' })

  it('is that of its coordinates', () => {
    expect(bodyOf({})).toMatchObject({
      latitude: 53.800755,
      longitude: -1.549077,
      location: { type: 'Point', coordinates: [-1.549077, 53.800755] },
    })
  })

  it.each(['latitude', 'longitude'])(
    'is sent back as received when the %s is unreadable',
    (field) => {
      expect(bodyOf({ [field]: 'north' })).toMatchObject({ [field]: 'north', location })
    },
  )
})

describe('a contact', () => {
  const contact = { ...emptyContact, label: 'Office', contact_value: '0113 496 0000' }
  const saved = debtorContact.parse({ ...contact, id: 4, debtor: 7 })
  const openScreen = (debtorId: number) =>
    createHookRenderer(createQueryClient())(() => useCreateContact(debtorId))

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
