import 'server-only'
import { now } from '@/lib/platform/clock'
import { AppError } from '@/lib/platform/errors'
import { isSameText } from '@/lib/platform/proof'
import { stampOf } from '@/lib/quotes/queries/open-form'
import type { FormOpening } from '@/lib/quotes/schema'
import { formExpiredText, sentTooFastText } from '@/lib/quotes/words'

/** Faster than a person can type an address. */
const minAgeMs = 3_000
const maxAgeMs = 24 * 60 * 60 * 1000

/**
 * @throws AppError `conflict` for a form that was open too long or has an invalid stamp, `unavailable` for one sent too fast
 */
export function assertFormAge({ idempotencyKey, stamp }: FormOpening): void {
  const openedAt = Number.parseInt(stamp, 10)
  const age = now().getTime() - openedAt
  if (!isSameText(stamp, stampOf(idempotencyKey, openedAt)) || age > maxAgeMs) {
    throw new AppError('conflict', formExpiredText)
  }
  if (age < minAgeMs) throw new AppError('unavailable', sentTooFastText)
}
