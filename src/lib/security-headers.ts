import type { Config } from './config-schema'

const recaptcha = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'

/** The hash of the empty string: Emotion appends empty style elements and fills them by insertRule. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/**
 * The headers the production build is served with, and works under:
 * no `unsafe-inline`, no `unsafe-eval`.
 */
export function securityHeaders(
  config: Pick<Config, 'apiUrl' | 'recaptchaSiteKey'>,
): Record<string, string> {
  const api = config.apiUrl.startsWith('/') ? '' : ` ${new URL(config.apiUrl).origin}`
  const captcha = config.recaptchaSiteKey !== ''
  const policy = [
    "default-src 'none'",
    `script-src 'self'${captcha ? ` ${recaptcha}` : ''}`,
    "script-src-attr 'none'",
    `style-src 'self' ${emptyStyle}`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${api}${captcha ? ' https://www.google.com/recaptcha/' : ''}`,
    captcha
      ? 'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/'
      : "frame-src 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
}
