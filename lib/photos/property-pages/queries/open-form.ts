import 'server-only'
import { randomUUID } from 'node:crypto'
import type { FormOpening } from '@/lib/photos/property-pages/schema/inquiries'
import { prove } from '@/lib/platform/secrets/proof'

/**
 * Opens an inquiry form: returns an idempotency key and a signed stamp of the key and the time. A key is valid for one
 * inquiry, so a bot must open a form for each.
 */
export function openForm(at: Date): FormOpening {
  const idempotencyKey = randomUUID()
  return { idempotencyKey, stamp: stampOf(idempotencyKey, at.getTime()) }
}

/** Returns the signed time when a form was opened. */
export function stampOf(idempotencyKey: string, openedAt: number): string {
  return `${openedAt}.${prove(['property inquiry', idempotencyKey, openedAt])}`
}
