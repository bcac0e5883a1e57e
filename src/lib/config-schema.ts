import * as z from 'zod/mini'

/**
 * The portal's configuration: every `VITE_*` variable with its default and format. It is read at build
 * (vite.config.ts) and at start (src/config.ts), so an invalid value stops both.
 */

const matching = (pattern: RegExp, expected: string) =>
  z.string(expected).check(z.regex(pattern, expected))

const filled = (expected: string) => matching(/\S/, expected)

const webAddress = (expected: string) =>
  matching(/^(?:https?:|\/(?!\/))/, expected).check(
    z.refine((text) => URL.canParse(text, 'https://portal.invalid'), expected),
  )

const apiUrl = webAddress('an http(s) address or a path, ending in /api/v1/').check(
  z.endsWith('/api/v1/', 'an http(s) address or a path, ending in /api/v1/'),
)

const flag = z.pipe(
  z.enum(['true', 'false'], 'true or false'),
  z.transform((text) => text === 'true'),
)

const serviceId = matching(
  /^[A-Za-z0-9_-]*$/,
  'letters, digits, "-" and "_", or empty to switch it off',
)

const page = webAddress('an http(s) address, or a path beginning with /')

/** The format and the default of each variable, by the name of its value. */
const schema = z.object({
  apiUrl: z._default(apiUrl, '/api/v1/'),
  mockApi: flag,
  productName: z._default(filled('a name'), 'Harbour Client Portal'),
  contactEmail: z._default(
    matching(/^[^\s@]+@[^\s@]+$/, 'an email address'),
    'clients@harbour-recovery.example',
  ),
  contactPhone: z._default(matching(/^\+?[\d ()-]{7,20}$/, 'a telephone number'), '020 7946 0123'),
  marketingUrl: z._default(page, 'https://www.harbour-recovery.example/'),
  privacyUrl: z._default(page, 'https://www.harbour-recovery.example/privacy'),
  cookieUrl: z._default(page, 'https://www.harbour-recovery.example/cookies'),
  disclaimerUrl: z._default(page, 'https://www.harbour-recovery.example/disclaimer'),
  advertisingUrl: z._default(page, 'https://www.harbour-recovery.example/advertising-provider'),
  termsUrl: z._default(page, 'https://www.harbour-recovery.example/terms'),
  complaintsUrl: z._default(page, 'https://www.harbour-recovery.example/complaints'),
  regulatorUrl: z._default(page, 'https://www.sra.org.uk/consumers/register/'),
  regulatorNumber: z._default(filled('a registration number'), '000000'),
  vatNumber: z._default(filled('a VAT number'), 'GB 980 7806 84'),
  registeredOffice: z._default(filled('a postal address'), '1 Harbour Street, London, EC1A 1BB'),
  portalUrl: z._default(
    matching(
      /^(?:https:\/\/[^/\s?#@]+)?\/?$/,
      'the https address of the portal, without a path, or empty',
    ).check(z.overwrite((url) => url.replace(/\/$/, ''))),
    '',
  ),
  analyticsId: z._default(serviceId, ''),
  advertisingId: z._default(serviceId, ''),
  recaptchaSiteKey: z._default(serviceId, ''),
  cspReportUrl: z._default(
    webAddress('an http(s) address, a path beginning with /, or empty for no reports').check(
      z.regex(/^[^\s"';,\\$]*$/, 'an address without spaces, quotes, commas, semicolons or "$"'),
    ),
    '',
  ),
  cookieConsent: z._default(z.enum(['implied', 'ask'], 'implied or ask'), 'implied'),
  interestRules: z._default(z.enum(['portal', 'statutory'], 'portal or statutory'), 'portal'),
})

export type Config = z.output<typeof schema>

/** The variable of a value: `VITE_PRODUCT_NAME` for `productName`. */
export const variableOf = (name: keyof Config): string =>
  `VITE_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`

const names = Object.keys(schema.shape) as (keyof typeof schema.shape)[]

/**
 * Validates the environment. An empty variable counts as not set, so that a blank line in an .env file
 * is harmless.
 * @throws {Error} with variable, value and expectation of each invalid variable
 */
export function readConfig(
  environment: Record<string, unknown>,
  { mockByDefault }: { mockByDefault: boolean },
): Config {
  const given: Record<string, unknown> = Object.fromEntries(
    names
      .map((name) => [name, environment[variableOf(name)]])
      .filter(([, value]) => value !== '' && value !== undefined),
  )
  const result = schema.safeParse({ mockApi: String(mockByDefault), ...given })
  if (!result.success) {
    const problems = result.error.issues.map(({ path: [name], message }) => {
      const value = JSON.stringify(given[String(name)])
      return `${variableOf(name as keyof Config)} is ${value}, expected ${message}`
    })
    throw new Error(`The configuration is not usable:\n${problems.join('\n')}`)
  }
  return result.data
}
