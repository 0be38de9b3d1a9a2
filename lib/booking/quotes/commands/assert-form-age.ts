import 'server-only'
import { minFormAgeMs } from '@/lib/booking/quotes/limits'
import { stampOf } from '@/lib/booking/quotes/queries/open-form'
import type { FormOpening } from '@/lib/booking/quotes/schema'
import { formExpiredText } from '@/lib/booking/quotes/words'
import { AppError } from '@/lib/platform/errors'
import { isSameText } from '@/lib/platform/secrets/proof'
import { now } from '@/lib/platform/time/clock'
import { sentTooFastText } from '@/lib/platform/words'

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
  if (age < minFormAgeMs) throw new AppError('unavailable', sentTooFastText)
}
