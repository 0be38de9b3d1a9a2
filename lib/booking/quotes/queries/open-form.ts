import 'server-only'
import { randomUUID } from 'node:crypto'
import type { FormOpening } from '@/lib/booking/quotes/schema'
import { prove } from '@/lib/platform/secrets/proof'

/**
 * Opens a form: returns an idempotency key and a signed stamp of the key and the time. A key is valid for one request, so
 * a bot must open a form for each.
 */
export function openForm(at: Date): FormOpening {
  const idempotencyKey = randomUUID()
  const openedAt = at.getTime()
  return { idempotencyKey, stamp: stampOf(idempotencyKey, openedAt) }
}

/** Returns the signed time when a form was opened. */
export function stampOf(idempotencyKey: string, openedAt: number): string {
  return `${openedAt}.${prove(['quote', idempotencyKey, openedAt])}`
}
