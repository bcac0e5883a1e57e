import type { Config } from '../src/lib/config-schema.ts'

/** The path of RFC 9116. */
export const securityTxtPath = '/.well-known/security.txt'

/** RFC 9116 recommends less than a year. */
const validMs = 360 * 86_400_000

/**
 * The contact for vulnerability reports, in the format of RFC 9116. It expires at midnight, so that
 * all builds of a day are identical.
 */
export function securityTxt(
  { contactEmail, portalUrl }: Pick<Config, 'contactEmail' | 'portalUrl'>,
  builtAt: Date,
): string {
  const [lastDay] = new Date(builtAt.getTime() + validMs).toISOString().split('T')
  const lines = [
    `Contact: mailto:${encodeURIComponent(contactEmail).replace('%40', '@')}`,
    `Expires: ${lastDay}T00:00:00Z`,
    'Preferred-Languages: en',
    ...(portalUrl ? [`Canonical: ${portalUrl}${securityTxtPath}`] : []),
  ]
  return `${lines.join('\n')}\n`
}
