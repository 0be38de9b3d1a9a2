import { env } from './env'

/**
 * Returns a strict policy for one response: scripts and style elements only with this nonce, and connections only to the
 * portal and the four services. Style attributes are allowed, because React writes them for measured layouts.
 * https://developer.mozilla.org/docs/Web/HTTP/Guides/CSP
 */
export function contentSecurityPolicy(nonce: string): string {
  const { NODE_ENV, APP_URL, STRIPE_API_URL } = env()
  const development = NODE_ENV === 'development'
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      ...(development ? ["'unsafe-eval'"] : []),
    ],
    // In development a nonce would disable 'unsafe-inline', which Next.js' overlay needs.
    'style-src': development ? ["'self'", "'unsafe-inline'"] : ["'self'", `'nonce-${nonce}'`],
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
