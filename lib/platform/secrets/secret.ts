import 'server-only'
import { createHash, randomBytes } from 'node:crypto'

export type Secret = { secret: string; secretHash: string }

/** Creates a 256-bit random secret, such as an emailed link's, and the hash to store. */
export function createSecret(): Secret {
  const secret = randomBytes(32).toString('base64url')
  return { secret, secretHash: hashSecret(secret) }
}

/** Returns the SHA-256 by which a secret is looked up. The secret is random, so a slow hash would add nothing. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
