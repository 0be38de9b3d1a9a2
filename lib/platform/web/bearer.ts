import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'

/** Returns whether an `authorization` header has this token. Compares hashes, so that the time depends on neither text. */
export function isBearer(authorization: string | null, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${token}`))
}
