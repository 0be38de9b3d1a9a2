import 'server-only'
import { createHash } from 'node:crypto'
import { toUuid } from '@/lib/messaging/rules/uuid'

/** Derives a UUID-shaped key from the given words. */
export function deriveIdempotencyKey(...words: string[]): string {
  return toUuid(createHash('sha256').update(JSON.stringify(words)).digest('hex'))
}
