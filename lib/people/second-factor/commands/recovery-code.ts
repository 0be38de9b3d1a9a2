import 'server-only'
import { randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'
import { recoveryCodes } from '@/lib/people/second-factor/limits'
import { hashSecret } from '@/lib/platform/secrets/secret'

/** Creates a random recovery code, in Base32 without separators. */
export function createRecoveryCode(): string {
  const { buffer } = Uint8Array.from(randomBytes((recoveryCodes.length * 5) / 8))
  return new Secret({ buffer }).base32
}

/** Returns a code's hash. It contains the owner, so that the same code of two accounts has two hashes. */
export function hashRecoveryCode(userId: string, code: string): string {
  return hashSecret(`${userId} ${code}`)
}
