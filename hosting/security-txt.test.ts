// @vitest-environment node
import { expect, it } from 'vitest'
import { securityTxt } from './security-txt'

it.each([
  ['', ''],
  ['https://portal.firm.co.uk', 'https://portal.firm.co.uk/.well-known/security.txt'],
])(
  'security.txt of the address %j has what RFC 9116 requires, and is at %j',
  (portalUrl, canonical) => {
    const noon = new Date(Date.UTC(2026, 10, 22, 12, 34, 56, 789))
    const lines = securityTxt({ contactEmail: 'clients+help@firm.co.uk', portalUrl }, noon).split(
      '\n',
    )
    expect(lines).toContain('Contact: mailto:clients%2Bhelp@firm.co.uk')
    expect(lines).toContain('Expires: 2027-11-17T00:00:00Z')
    expect(lines.find((line) => line.startsWith('Canonical: ')) ?? '').toMatch(canonical)
  },
)
