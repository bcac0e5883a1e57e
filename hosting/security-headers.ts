import type { Config } from '../src/lib/config-schema.ts'

/** The hash of the empty string: Emotion appends empty style elements and fills them by insertRule. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const recaptchaScripts = 'https://www.google.com/recaptcha/'
const tag = 'https://www.googletagmanager.com'
/** Google chooses the regional host that receives page views. */
const counters = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
const advertisers = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
]
/**
 * Page views load scripts from these paths only. Other paths of the same hosts serve JSONP, which would
 * bypass the policy.
 */
const advertisingScripts = [
  'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/',
  'https://pagead2.googlesyndication.com/pagead/',
]

/** Browser features the portal does not use, denied to injected scripts as well. */
const unused =
  `accelerometer autoplay bluetooth browsing-topics camera clipboard-read display-capture
  encrypted-media fullscreen geolocation gyroscope hid idle-detection local-fonts
  magnetometer microphone midi payment picture-in-picture publickey-credentials-get
  screen-wake-lock serial sync-xhr usb xr-spatial-tracking`.split(/\s+/)

type Policy = Pick<
  Config,
  'apiUrl' | 'recaptchaSiteKey' | 'analyticsId' | 'advertisingId' | 'cspReportUrl'
>

/** The sources that a service needs, if it is configured. */
const allow =
  (id: string) =>
  (...sources: string[]) =>
    id === '' ? [] : sources

function contentSecurityPolicy(config: Policy, isOverTls: boolean): string {
  const self = "'self'"
  const api = config.apiUrl.startsWith('/') ? [] : [new URL(config.apiUrl).origin]
  const recaptcha = allow(config.recaptchaSiteKey)
  const analytics = allow(config.analyticsId)
  const advertising = allow(config.advertisingId)
  const measurement = [...analytics(tag, ...counters), ...advertising(tag, ...advertisers)]
  const directives = {
    'default-src': [],
    'script-src': [
      self,
      ...recaptcha(recaptchaScripts, 'https://www.gstatic.com/recaptcha/'),
      ...analytics(tag),
      ...advertising(tag, ...advertisingScripts),
    ],
    'script-src-attr': [],
    'style-src': [self, emptyStyle],
    'style-src-attr': [],
    'img-src': [self, 'data:', 'blob:', ...measurement],
    'font-src': [self],
    'connect-src': [self, ...api, ...recaptcha(recaptchaScripts), ...measurement],
    'frame-src': [
      ...recaptcha(recaptchaScripts, 'https://recaptcha.google.com/recaptcha/'),
      ...advertising(tag, 'https://td.doubleclick.net'),
    ],
    'worker-src': [self],
    'manifest-src': [self],
    'media-src': [],
    'object-src': [],
    'base-uri': [],
    'form-action': [self],
    'frame-ancestors': [],
  }
  const allowed = Object.entries(directives).map(
    ([name, sources]) => `${name} ${[...new Set(sources)].join(' ') || "'none'"}`,
  )
  if (isOverTls) allowed.push('upgrade-insecure-requests')
  if (config.cspReportUrl) allowed.push(`report-uri ${config.cspReportUrl}`, 'report-to csp')
  return allowed.join('; ')
}

/**
 * The security headers of the production build: no `unsafe-inline`, no `unsafe-eval`, and third-party
 * hosts only for configured services.
 * @param isOverTls adds the headers for https; a preview on plain http omits them
 */
export function securityHeaders(
  config: Policy,
  { isOverTls }: { isOverTls: boolean },
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config, isOverTls),
    ...(config.cspReportUrl ? { 'Reporting-Endpoints': `csp="${config.cspReportUrl}"` } : {}),
    ...(isOverTls ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
  }
}
