import 'server-only'
import { randomUUID } from 'node:crypto'
import { isSameText, prove } from '@/lib/platform/proof'
import type { FormOpening } from './schema'

/** Faster than anybody types an address. */
const minAgeMs = 3_000
const maxAgeMs = 24 * 60 * 60 * 1000

/**
 * What a form is opened with: a key by which a repeat is known, and a proof of when that was. The proof is for this key
 * alone, and a key is good for one request: a program must open a form for each.
 */
export function openForm(at: Date): FormOpening {
  const idempotencyKey = randomUUID()
  const openedAt = at.getTime()
  return { idempotencyKey, stamp: stampOf(idempotencyKey, openedAt) }
}

/** Whether a form was open as long as a person's is. `stale` is also one that this server did not open. */
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
