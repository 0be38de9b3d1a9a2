import 'server-only'
import { createHash } from 'node:crypto'

/** Derives a UUID-shaped key from the given words. */
export function deriveIdempotencyKey(...words: string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(words)).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
