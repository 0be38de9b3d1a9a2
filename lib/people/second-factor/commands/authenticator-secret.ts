import 'server-only'
import { Secret, TOTP } from 'otpauth'
import { totp } from '@/lib/people/second-factor/limits'
import { openSealedText, sealText } from '@/lib/platform/secrets/sealed-text'
import { now } from '@/lib/platform/time/clock'

const purpose = 'authenticator'
/** The length that RFC 4226 recommends. */
const secretBytes = 20

/** Creates a secret and encrypts it for its owner. */
export function createSealedSecret(userId: string): string {
  return sealText(new Secret({ size: secretBytes }).base32, purpose, userId)
}

/** Returns an authenticator's secret, in Base32; null if it was encrypted for another user, or with another AUTH_SECRET. */
export function readSecret(sealedSecret: string, userId: string): string | null {
  return openSealedText(sealedSecret, purpose, userId)
}

/**
 * Opens an authenticator's secret, in Base32.
 * @throws Error if it was encrypted for another user, or with another AUTH_SECRET
 */
export function openSecret(sealedSecret: string, userId: string): string {
  const secret = readSecret(sealedSecret, userId)
  if (secret === null)
    throw new Error("an authenticator's secret can't be decrypted: AUTH_SECRET has changed")
  return secret
}

/** Returns the code generator of RFC 6238 with its defaults, which every app supports. */
export function codesOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret, digits: totp.digits, period: totp.seconds, algorithm: 'SHA1' })
}

/** Returns the time step a code is for: the current one, the one before or after it, or null. */
export function stepOf(secret: string, code: string): number | null {
  const codes = codesOf(secret)
  const timestamp = now().getTime()
  const delta = codes.validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : codes.counter({ timestamp }) + delta
}
