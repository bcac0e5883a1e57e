import type { Config } from './config-schema'

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
/** Which region's host counts a page is Google's to choose. */
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
 * A page view asks these for a script. Elsewhere the same hosts answer with a function of anybody's
 * choice, which would undo the policy, and www.google.com serves far too much to run it.
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

/** What the portal never asks a browser for, and a script that got in should not be given. */
const unused = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'sync-xhr',
  'usb',
  'xr-spatial-tracking',
]

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
 * The headers the production build is served with, and works under: no `unsafe-inline`, no
 * `unsafe-eval`, and of other sites only those of the services that are configured.
 * @param overTls adds what only https may promise; a preview on plain http goes without
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
