import type { Config } from '../src/lib/config-schema.ts'

/** The hash of the empty string: Emotion appends empty style elements and fills them by insertRule. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

type Directive = 'script-src' | 'img-src' | 'connect-src' | 'frame-src'
type Sources = Partial<Record<Directive, readonly string[]>>

const recaptcha: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}

const tag = 'https://www.googletagmanager.com'
/** Google chooses the regional host that receives page views. */
const counters = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
const analytics: Sources = {
  'script-src': [tag],
  'img-src': [tag, ...counters],
  'connect-src': [tag, ...counters],
}

const advertisers = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
]
/**
 * Page views load scripts from these paths only. Other paths of the same hosts serve JSONP, which would
 * bypass the policy.
 */
const advertisingScripts = [
  'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/',
  'https://pagead2.googlesyndication.com/pagead/',
]
const advertising: Sources = {
  'script-src': [tag, ...advertisingScripts],
  'img-src': [tag, ...advertisers, 'https://www.google.com'],
  'connect-src': [tag, ...advertisers, 'https://www.google.com'],
  'frame-src': [tag, 'https://td.doubleclick.net'],
}

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

function contentSecurityPolicy(config: Policy, overTls: boolean): string {
  const services: Sources[] = [
    config.apiUrl.startsWith('/') ? {} : { 'connect-src': [new URL(config.apiUrl).origin] },
    config.recaptchaSiteKey === '' ? {} : recaptcha,
    config.analyticsId === '' ? {} : analytics,
    config.advertisingId === '' ? {} : advertising,
  ]
  const allow = (directive: Directive, ...own: string[]) => {
    const sources = [...own, ...services.flatMap((service) => service[directive] ?? [])]
    return `${directive} ${[...new Set(sources.length > 0 ? sources : ["'none'"])].join(' ')}`
  }
  return [
    "default-src 'none'",
    allow('script-src', "'self'"),
    "script-src-attr 'none'",
    `style-src 'self' ${emptyStyle}`,
    "style-src-attr 'none'",
    allow('img-src', "'self'", 'data:', 'blob:'),
    "font-src 'self'",
    allow('connect-src', "'self'"),
    allow('frame-src'),
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(overTls ? ['upgrade-insecure-requests'] : []),
    ...(config.cspReportUrl ? [`report-uri ${config.cspReportUrl}`, 'report-to csp'] : []),
  ].join('; ')
}

/**
 * The security headers of the production build: no `unsafe-inline`, no `unsafe-eval`, and third-party
 * hosts only for configured services.
 * @param overTls adds the headers for https; a preview on plain http omits them
 */
export function securityHeaders(
  config: Policy,
  { overTls }: { overTls: boolean },
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config, overTls),
    ...(config.cspReportUrl ? { 'Reporting-Endpoints': `csp="${config.cspReportUrl}"` } : {}),
    ...(overTls ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
  }
}
