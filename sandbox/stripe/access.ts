import { timingSafeEqual } from 'node:crypto'
import { sandboxKeys } from '@/sandbox/keys'
import { invalidRequest, StripeApiError } from './errors'

/** A server has the secret key; a browser only the publishable one. */
export type Access = 'secret' | 'publishable'

/** Reads the key from bearer or basic authentication: https://docs.stripe.com/api/authentication */
export function authenticate(header: string | undefined, publishable: boolean): Access {
  const key = keyIn(header)
  if (!key) {
    throw unauthorized(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    )
  }
  if (equal(key, sandboxKeys.stripe.secretKey)) return 'secret'
  if (!equal(key, sandboxKeys.stripe.publishableKey)) {
    throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}`)
  }
  if (publishable) return 'publishable'
  throw new StripeApiError(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
  })
}

function keyIn(header: string | undefined) {
  const [scheme, value = ''] = header?.split(' ') ?? []
  if (scheme?.toLowerCase() === 'bearer') return value
  if (scheme?.toLowerCase() === 'basic') return Buffer.from(value, 'base64').toString().split(':')[0]
  return undefined
}

function equal(left: string, right: string) {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function unauthorized(message: string) {
  return new StripeApiError(401, { type: 'invalid_request_error', message })
}

/** A browser may use an intent only with that intent's client secret. Throws StripeApiError. */
export function requireClientSecret(
  access: Access,
  intent: { client_secret: string | null },
  given: string | undefined,
) {
  const matches = given !== undefined && intent.client_secret !== null && equal(given, intent.client_secret)
  if (matches || (access === 'secret' && given === undefined)) return
  throw invalidRequest(
    given === undefined
      ? 'Missing required param: client_secret.'
      : 'The client_secret provided does not match the client_secret of this intent.',
    given === undefined ? 'parameter_missing' : 'resource_missing',
    'client_secret',
  )
}

/** Returns the fields of an intent that this access may read. */
export function forAccess<T extends object>(access: Access, intent: T): object {
  if (access === 'secret') return intent
  const secretFields = ['customer', 'latest_charge', 'metadata']
  return Object.fromEntries(Object.entries(intent).filter(([field]) => !secretFields.includes(field)))
}
