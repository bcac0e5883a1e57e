// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { buildDay, securityTxt } from './security-txt'

const config = { contactEmail: 'clients+help@firm.co.uk', portalUrl: '' }
const noon = Date.UTC(2026, 10, 22, 12, 34, 56, 789)

describe('security.txt', () => {
  it('has contact, language and an expiry within a year, as RFC 9116 requires', () => {
    expect(securityTxt(config, buildDay(undefined, noon))).toBe(
      'Contact: mailto:clients%2Bhelp@firm.co.uk\nExpires: 2027-11-17T00:00:00Z\nPreferred-Languages: en\n',
    )
  })

  it('has a canonical address when the portal’s is configured', () => {
    const text = securityTxt({ ...config, portalUrl: 'https://portal.firm.co.uk' }, new Date(noon))
    expect(text).toMatch(
      /^Canonical: https:\/\/portal\.firm\.co\.uk\/\.well-known\/security\.txt$/m,
    )
  })
})

describe('the day of a build', () => {
  it('is the same from midnight to midnight', () => {
    const day = buildDay(undefined, noon)
    expect(day).toEqual(new Date(Date.UTC(2026, 10, 22)))
    expect(buildDay(undefined, Date.UTC(2026, 10, 22, 23, 59, 59, 999))).toEqual(day)
  })

  it('is the day of SOURCE_DATE_EPOCH when it is set', () => {
    expect(buildDay('1000000000', noon)).toEqual(new Date(Date.UTC(2001, 8, 9)))
  })

  it.each(['', 'today', '1.5', '-1'])('throws when SOURCE_DATE_EPOCH is "%s"', (epoch) => {
    expect(() => buildDay(epoch, noon)).toThrow(/SOURCE_DATE_EPOCH is ".*", expected seconds/)
  })
})
