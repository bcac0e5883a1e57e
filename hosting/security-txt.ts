import type { Config } from '../src/lib/config-schema.ts'

/** The path of RFC 9116. */
export const securityTxtPath = '/.well-known/security.txt'

const dayMs = 86_400_000
/** RFC 9116 recommends less than a year. */
const validDays = 360

/**
 * The day of the build at midnight UTC, so that all builds of a day are identical. `SOURCE_DATE_EPOCH`,
 * the seconds since 1970 of reproducible builds, overrides the clock.
 * @throws Error when `SOURCE_DATE_EPOCH` is not a number of seconds
 */
export function buildDay(epoch: string | undefined, now: number): Date {
  if (epoch !== undefined && !/^\d{1,12}$/.test(epoch)) {
    throw new Error(`SOURCE_DATE_EPOCH is ${JSON.stringify(epoch)}, expected seconds since 1970`)
  }
  const ms = epoch === undefined ? now : Number(epoch) * 1000
  return new Date(ms - (ms % dayMs))
}

/** The contact for vulnerability reports, in the format of RFC 9116. */
export function securityTxt(
  { contactEmail, portalUrl }: Pick<Config, 'contactEmail' | 'portalUrl'>,
  builtOn: Date,
): string {
  const expires = new Date(builtOn.getTime() + validDays * dayMs)
  const lines = [
    `Contact: mailto:${encodeURIComponent(contactEmail).replace('%40', '@')}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    ...(portalUrl ? [`Canonical: ${portalUrl}${securityTxtPath}`] : []),
  ]
  return `${lines.join('\n')}\n`
}
