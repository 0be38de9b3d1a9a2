import { env } from './env'

/**
 * Returns a strict policy for one response: only scripts and style elements with its nonce, or scripts with one of its
 * hashes, and what these scripts load; and connections only to the portal and the four services. Style attributes are
 * allowed, because React writes them for measured layouts.
 * https://developer.mozilla.org/docs/Web/HTTP/Guides/CSP
 */
export function contentSecurityPolicy(allowed: { nonce: string } | { hashes: readonly string[] }): string {
  const sources = 'nonce' in allowed ? [`nonce-${allowed.nonce}`] : allowed.hashes
  const scripts = sources.map((source) => `'${source}'`).join(' ')
  commonDirectives ??= listCommonDirectives()
  if (env().NODE_ENV === 'development') {
    // A nonce would disable 'unsafe-inline' for styles, which Next.js' overlay needs.
    return `script-src 'self' ${scripts} 'strict-dynamic' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; ${commonDirectives}`
  }
  const styles = 'nonce' in allowed ? `'self' ${scripts}` : "'self'"
  return `script-src 'self' ${scripts} 'strict-dynamic'; style-src ${styles}; ${commonDirectives}`
}

let commonDirectives: string | undefined

function listCommonDirectives(): string {
  const { APP_URL, STRIPE_API_URL } = env()
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', fileOrigin()],
    // The browser opens a video before its upload, to capture its poster.
    'media-src': ["'self'", 'blob:', fileOrigin()],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...uploadOrigins(),
      ...liveOrigins(),
      STRIPE_API_URL ? originOf(STRIPE_API_URL) : 'https://api.stripe.com',
    ],
    'frame-src': STRIPE_API_URL ? ["'none'"] : ['https://js.stripe.com', 'https://hooks.stripe.com'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // A form submitted without JavaScript is redirected to the hosted checkout.
    'form-action': ["'self'", STRIPE_API_URL ? originOf(STRIPE_API_URL) : 'https://checkout.stripe.com'],
    'frame-ancestors': ["'none'"],
    ...(APP_URL.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}

function originOf(url: string): string {
  return new URL(url).origin
}

function fileOrigin(): string {
  const host = env().UPLOADTHING_UFS_HOST
  return host ? `http${/^localhost|^127\./.test(host) ? '' : 's'}://${host}` : 'https://*.ufs.sh'
}

function uploadOrigins(): string[] {
  const ingest = env().UPLOADTHING_INGEST_URL
  return ingest ? [originOf(ingest)] : ['https://*.ingest.uploadthing.com']
}

function liveOrigins(): string[] {
  const { PUSHER_URL, PUSHER_CLUSTER } = env()
  if (PUSHER_URL) return [originOf(PUSHER_URL), originOf(PUSHER_URL).replace(/^http/, 'ws')]
  return [`wss://ws-${PUSHER_CLUSTER}.pusher.com`, `https://sockjs-${PUSHER_CLUSTER}.pusher.com`]
}
