import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from './env'

/**
 * A proof that this server said these words in this order, 43 characters of base64url or 64 of hex. The first word names
 * what the proof is for, so that none can be used for another purpose. It ends when AUTH_SECRET changes.
 */
export function prove(
  words: readonly [purpose: string, ...(string | number)[]],
  encoding: 'base64url' | 'hex' = 'base64url',
): string {
  return createHmac('sha256', env().AUTH_SECRET).update(words.join(' ')).digest(encoding)
}

/** Whether two texts are the same. Takes the same time for every wrong one of the right length. */
export function isSameText(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
