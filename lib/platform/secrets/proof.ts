import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/platform/environment/env'

/**
 * Signs texts with AUTH_SECRET: 43 characters of base64url, or 64 of hex. The first text names the purpose, so that a
 * signature can't be used for another one.
 */
export function prove(
  words: readonly [purpose: string, ...(string | number)[]],
  encoding: 'base64url' | 'hex' = 'base64url',
): string {
  return createHmac('sha256', env().AUTH_SECRET).update(words.join(' ')).digest(encoding)
}

/** Compares two texts in constant time for equal lengths. */
export function isSameText(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
