import { env } from '@/lib/platform/environment/env'

type Allowed = ({ nonce: string } | { hashes: readonly string[] }) & {
  /** The sources of other sites that the response may show in a frame, besides Stripe's. */
  frames: readonly string[]
}

/**
 * Returns a strict policy for one response: only scripts and style elements with its nonce, or scripts with one of its
 * hashes, and what these scripts load; and connections only to the portal and the four services. Style attributes are
 * allowed, because React writes them for measured layouts.
 * https://developer.mozilla.org/docs/Web/HTTP/Guides/CSP
 */
export function contentSecurityPolicy(allowed: Allowed): string {
  const sources = 'nonce' in allowed ? [`nonce-${allowed.nonce}`] : allowed.hashes
  const trusted = sources.map((source) => `'${source}'`).join(' ')
  // Browsers that know 'strict-dynamic' ignore the origins after it: a trusted script loads Stripe.js.
  const scripts = [`'self' ${trusted} 'strict-dynamic'`, ...stripeOrigins().scripts].join(' ')
  commonDirectives ??= listCommonDirectives()
  const frames = [...new Set(stripeOrigins().frames), ...allowed.frames].join(' ')
  const others = `frame-src ${frames}; ${commonDirectives}`
  if (env().NODE_ENV === 'development') {
    // A nonce would disable 'unsafe-inline' for styles, which Next.js' overlay needs.
    return `script-src ${scripts} 'unsafe-eval'; style-src 'self' 'unsafe-inline'; ${others}`
  }
  const styles = 'nonce' in allowed ? `'self' ${trusted}` : "'self'"
  return `script-src ${scripts}; style-src ${styles}; ${others}`
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
    'connect-src': ["'self'", ...uploadOrigins(), ...liveOrigins(), ...stripeOrigins().connections],
    // Otherwise script-src would apply, where 'strict-dynamic' leaves out 'self'.
    'worker-src': ["'self'"],
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

/**
 * Returns what Stripe.js and the Payment Element need. In the sandbox, one origin takes every place.
 * https://docs.stripe.com/security/guide#content-security-policy
 */
function stripeOrigins(): Record<'scripts' | 'connections' | 'frames', string[]> {
  const { STRIPE_JS_URL } = env()
  if (STRIPE_JS_URL) {
    const sandbox = [originOf(STRIPE_JS_URL)]
    return { scripts: sandbox, connections: sandbox, frames: sandbox }
  }
  const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com']
  return {
    scripts,
    connections: ['https://api.stripe.com'],
    frames: [...scripts, 'https://hooks.stripe.com'],
  }
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
