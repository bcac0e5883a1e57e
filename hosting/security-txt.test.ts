// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { buildDay, securityTxt } from './security-txt'

const config = { contactEmail: 'clients+help@firm.co.uk', portalUrl: '' }
const noon = Date.UTC(2026, 10, 22, 12, 34, 56, 789)

describe('security.txt', () => {
  it('names the contact, the language and an end within a year, as RFC 9116 has it', () => {
    expect(securityTxt(config, buildDay(undefined, noon))).toBe(
      'Contact: mailto:clients%2Bhelp@firm.co.uk\nExpires: 2027-11-17T00:00:00Z\nPreferred-Languages: en\n',
    )
  })

  it('names its own address where the portal’s is known', () => {
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

  it('is that of SOURCE_DATE_EPOCH, whenever the build is made', () => {
    expect(buildDay('1000000000', noon)).toEqual(new Date(Date.UTC(2001, 8, 9)))
  })

  it.each(['', 'today', '1.5', '-1'])('is refused where SOURCE_DATE_EPOCH is "%s"', (epoch) => {
    expect(() => buildDay(epoch, noon)).toThrow(/SOURCE_DATE_EPOCH is ".*", expected seconds/)
  })
})
