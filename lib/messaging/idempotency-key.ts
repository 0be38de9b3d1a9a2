import 'server-only'
import { createHash } from 'node:crypto'

/** A key made of words: the same for the same words, in the shape of the keys that browsers choose. */
export function deriveIdempotencyKey(...words: string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(words)).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
