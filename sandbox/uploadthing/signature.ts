import { createHmac, timingSafeEqual } from 'node:crypto'
import { sandboxKeys } from '@/sandbox/keys'

/** Returns `hmac-sha256=<hex>` of the payload with the API key, like `signPayload` of `@uploadthing/shared`. */
export function sign(payload: string): string {
  const digest = createHmac('sha256', sandboxKeys.uploadthing.apiKey).update(payload).digest('hex')
  return `hmac-sha256=${digest}`
}

/** Signs a URL for reading, like the SDK's `generateSignedURL`. */
export function signUrl(url: string, ttlSeconds: number): string {
  const signed = new URL(url)
  signed.searchParams.append('expires', String(Date.now() + ttlSeconds * 1000))
  signed.searchParams.append('signature', sign(signed.href))
  return signed.href
}

export type SignedUrl =
  | { ok: true; signature: string; expires: number; parameters: URLSearchParams }
  | { ok: false; reason: string }

/**
 * Verifies a URL signed by the SDK's `generateSignedURL`: `expires` (epoch ms) must be in the future, and `signature`,
 * the last parameter, must match everything before it. `baseUrl` has the origin the SDK signs for, which the request
 * doesn't contain.
 */
export function verifySignedUrl(requestUrl: string, baseUrl: string): SignedUrl {
  const { pathname, search } = new URL(requestUrl)
  const [, query, encodedSignature] = /^\?(.+)&signature=([^&]+)$/.exec(search) ?? []
  if (!query || !encodedSignature) return { ok: false, reason: 'Missing signature' }
  const signature = new URLSearchParams(`value=${encodedSignature}`).get('value') ?? ''
  if (!isEqual(signature, sign(`${new URL(baseUrl).origin}${pathname}?${query}`))) {
    return { ok: false, reason: 'Invalid signature' }
  }
  const parameters = new URLSearchParams(query)
  const expires = Number(parameters.get('expires'))
  if (!(expires > Date.now())) return { ok: false, reason: 'URL expired' }
  return { ok: true, signature, expires, parameters }
}

function isEqual(given: string, expected: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
