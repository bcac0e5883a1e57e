// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { securityTxt } from './security-txt'

const config = { contactEmail: 'clients+help@firm.co.uk', portalUrl: '' }
const noon = new Date(Date.UTC(2026, 10, 22, 12, 34, 56, 789))

describe('security.txt', () => {
  it('has contact, language and an expiry within a year, as RFC 9116 requires', () => {
    expect(securityTxt(config, noon)).toBe(
      'Contact: mailto:clients%2Bhelp@firm.co.uk\nExpires: 2027-11-17T00:00:00Z\nPreferred-Languages: en\n',
    )
  })

  it('has a canonical address when the portal’s is configured', () => {
    const text = securityTxt({ ...config, portalUrl: 'https://portal.firm.co.uk' }, noon)
    expect(text).toMatch(
      /^Canonical: https:\/\/portal\.firm\.co\.uk\/\.well-known\/security\.txt$/m,
    )
  })
})
