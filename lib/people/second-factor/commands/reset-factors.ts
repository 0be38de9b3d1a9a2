import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { resetLimit } from '@/lib/people/second-factor/limits'
import { removeAllFactors } from '@/lib/people/second-factor/operations/remove-all-factors'
import { canManageFactors } from '@/lib/people/second-factor/policy'
import { resetTexts } from '@/lib/people/second-factor/words/reset'
import { db } from '@/lib/platform/data/db'
import { AppError, ForbiddenError } from '@/lib/platform/errors'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'

/**
 * Removes another person's second factors after they lost them, and ends their sessions. The owner must have checked who
 * asks, outside the portal.
 * @throws AppError `forbidden` for anyone but the studio's owner, `conflict` for their own account and for one without a
 * factor, `too-many-requests`; NotFoundError
 */
export async function resetFactors(actor: Actor, userId: string): Promise<void> {
  if (!canManageFactors(actor)) throw new ForbiddenError()
  if (userId === actor.userId) throw new AppError('conflict', resetTexts.own)
  await consumeAttempt(resetLimit, actor.userId)
  await db().$transaction((tx) => removeAllFactors(tx, userId, actor))
}
