import 'server-only'
import { randomUUID } from 'node:crypto'
import { isSameText, prove } from '@/lib/platform/proof'
import type { FormOpening } from '@/lib/quotes/schema'

/** Faster than a person can type an address. */
const minAgeMs = 3_000
const maxAgeMs = 24 * 60 * 60 * 1000

/**
 * Opens a form: returns an idempotency key and a signed stamp of the key and the time. A key is valid for one request, so
 * a bot must open a form for each.
 */
export function openForm(at: Date): FormOpening {
  const idempotencyKey = randomUUID()
  const openedAt = at.getTime()
  return { idempotencyKey, stamp: stampOf(idempotencyKey, openedAt) }
}

/** Checks how long a form was open. `stale` includes forms with an invalid stamp. */
export function checkFormOpening(
  { idempotencyKey, stamp }: FormOpening,
  at: Date,
): 'good' | 'hasty' | 'stale' {
  const openedAt = Number.parseInt(stamp, 10)
  if (!isSameText(stamp, stampOf(idempotencyKey, openedAt))) return 'stale'
  const age = at.getTime() - openedAt
  if (age > maxAgeMs) return 'stale'
  return age < minAgeMs ? 'hasty' : 'good'
}

function stampOf(idempotencyKey: string, openedAt: number): string {
  return `${openedAt}.${prove(['quote', idempotencyKey, openedAt])}`
}
