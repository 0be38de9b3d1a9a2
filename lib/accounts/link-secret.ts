import 'server-only'
import { createHash, randomBytes } from 'node:crypto'

export type LinkSecret = { secret: string; secretHash: string }

/** A new secret for a mailed link: 256 random bits, of which only the hash is kept. */
export function createLinkSecret(): LinkSecret {
  const secret = randomBytes(32).toString('base64url')
  return { secret, secretHash: hashLinkSecret(secret) }
}

/** The SHA-256 by which a link's row is found. The secret is random, so a slow hash would add nothing. */
export function hashLinkSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
