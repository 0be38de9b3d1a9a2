import 'server-only'
import { createHash, randomBytes } from 'node:crypto'

export type LinkSecret = { secret: string; secretHash: string }

/** Creates a 256-bit random secret for an emailed link, and the hash to store. */
export function createLinkSecret(): LinkSecret {
  const secret = randomBytes(32).toString('base64url')
  return { secret, secretHash: hashLinkSecret(secret) }
}

/** Returns the SHA-256 by which a link is looked up. The secret is random, so a slow hash would add nothing. */
export function hashLinkSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
