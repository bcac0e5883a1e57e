import type { Config } from '../src/lib/config-schema.ts'

/** Where RFC 9116 says that it is looked for. */
export const securityTxtPath = '/.well-known/security.txt'

const dayMs = 86_400_000
/** RFC 9116 asks for less than a year. */
const validDays = 360

/**
 * The day of the build, at midnight UTC, so that all builds of a day are alike. `SOURCE_DATE_EPOCH`,
 * the seconds since 1970 that reproducible builds are given, goes before the clock.
 * @throws Error where `SOURCE_DATE_EPOCH` is no number of seconds
 */
export function buildDay(epoch: string | undefined, now: number): Date {
  if (epoch !== undefined && !/^\d{1,12}$/.test(epoch)) {
    throw new Error(`SOURCE_DATE_EPOCH is ${JSON.stringify(epoch)}, expected seconds since 1970`)
  }
  const ms = epoch === undefined ? now : Number(epoch) * 1000
  return new Date(ms - (ms % dayMs))
}

/** Whom to tell of a vulnerability, as RFC 9116 has it. */
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
