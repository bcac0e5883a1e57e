// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  addressBody,
  addressFields,
  addressIdentity,
  address as addressSchema,
  contactIdentity,
  emptyAddress,
  emptyContact,
} from './address-and-contact'

describe('a coordinate', () => {
  const { latitude } = addressFields

  it.each<[unknown, number]>([
    ['53.800755', 53.800755],
    [-1.5, -1.5],
    [' 2 ', 2],
    [0, 0],
    [null, 0],
    [undefined, 0],
  ])('of %j is %d', (value, expected) => {
    expect(latitude.parse(value)).toBe(expected)
  })

  it.each(['north', '', ' ', '1e999', true, []])('cannot be %j', (value) => {
    expect(latitude.safeParse(value).success).toBe(false)
  })

  it('that cannot be read gives the reason', () => {
    expect(latitude.safeParse('north').error?.issues).toEqual([
      { code: 'custom', message: 'not a coordinate', path: [] },
    ])
  })
})

const address = {
  ...emptyAddress,
  label: 'Yard',
  street_1: '1 Mill Road',
  street_2: 'Unit 2',
  street_3: 'Rear',
  city: 'Leeds',
  county: 'Yorks',
  postcode: 'LS1 1AA',
}
const contact = { ...emptyContact, label: 'Office', contact_value: '0113 496 0000' }

describe('an address', () => {
  const identity = addressIdentity(address)

  it.each([
    ['in another case', { street_1: '1 MILL Road', postcode: 'ls1 1aa' }],
    ['with other blanks', { street_1: ' 1  Mill\tRoad\n', city: 'Leeds ' }],
    ['with other flags', { isPrimary: false, isBilling: true, doNotContact: true }],
  ])('is the same %s', (_, change) => {
    expect(addressIdentity({ ...address, ...change })).toBe(identity)
  })

  it.each(['label', 'street_1', 'street_2', 'street_3', 'city', 'county', 'postcode', 'country'])(
    'is another one with another %s',
    (field) => {
      expect(addressIdentity({ ...address, [field]: 'Elsewhere' })).not.toBe(identity)
    },
  )

  it.each([
    ['a word has moved to the next line', { street_1: '1 Mill', street_2: 'RoadUnit 2' }],
    ['two lines are swapped', { street_2: 'Rear', street_3: 'Unit 2' }],
    ['a blank is missing', { street_1: '1 MillRoad' }],
  ])('is another one when %s', (_, change) => {
    expect(addressIdentity({ ...address, ...change })).not.toBe(identity)
  })

  it.each([
    ['0,0 when it has none', {}, [0, 0]],
    ['its own, longitude first', { latitude: 53.8, longitude: -1.5 }, [-1.5, 53.8]],
  ])('is sent with the point %s', (_, point, coordinates) => {
    const [longitude, latitude] = coordinates
    expect(addressBody({ ...address, ...point })).toEqual({
      ...address,
      latitude,
      longitude,
      location: { type: 'Point', coordinates },
    })
  })

  it('shares the point 0,0 with others, and keeps any other as it came', () => {
    const pointOf = (location: unknown) => addressSchema.parse({ ...address, location }).location
    const none = { type: 'Point', coordinates: [0, 0] }
    expect(pointOf(none)).toEqual(none)
    expect(pointOf(none)).toBe(pointOf(structuredClone(none)))
    for (const other of [{ type: 'Point', coordinates: [-2, 54] }, { ...none, crs: 1 }, null]) {
      expect(pointOf(other)).toBe(other)
    }
  })
})

describe('a contact', () => {
  const identity = contactIdentity(contact)

  it.each([
    ['in another case', { label: 'OFFICE' }],
    ['with other blanks', { contact_value: ' 0113  496 0000' }],
    ['with other flags', { isPrimary: false, doNotContact: true }],
  ])('is the same %s', (_, change) => {
    expect(contactIdentity({ ...contact, ...change })).toBe(identity)
  })

  it.each([
    ['with another label', { label: '' }],
    ['of another type', { contact_type: 'Email' }],
    ['with another number', { contact_value: '0113 496 0001' }],
    ['whose label ends in its type', { label: 'OfficeP', contact_type: 'hone' }],
  ])('is another one %s', (_, change) => {
    expect(contactIdentity({ ...contact, ...change })).not.toBe(identity)
  })
})
