import 'server-only'
import { createHash } from 'node:crypto'
import { identityOf } from '@/lib/photos/imports/rules/check-rows'
import type { PastShoot } from '@/lib/photos/imports/schema'

/** Returns the idempotency key of the booking that a row makes: the same for the same folder, client, and day. */
export function importKey(shoot: Pick<PastShoot, 'folder' | 'email' | 'date'>): string {
  const hash = createHash('sha256')
    .update(`past-shoot\n${identityOf(shoot)}`)
    .digest('hex')
  // As a UUID of version 8, whose content is up to us (RFC 9562).
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
