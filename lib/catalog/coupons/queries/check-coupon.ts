import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { codeAttempts } from '@/lib/catalog/coupons/limits'
import { findUsableCoupon } from '@/lib/catalog/coupons/operations/find-usable-coupon'
import type { CouponTerms } from '@/lib/catalog/coupons/rules/discount'
import type { CheckCoupon } from '@/lib/catalog/coupons/schema'
import { bookableBy, canBook } from '@/lib/people/clients/policy'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError, NotFoundError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/platform/time/clock'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Returns what a code takes off an order of the actor, or of the client whom the actor books for.
 * @throws FieldError for a code that can't be used; NotFoundError for a client whom the actor can't book for; AppError
 * `too-many-requests`
 */
export async function checkCoupon(actor: Actor, { code, clientId }: CheckCoupon): Promise<CouponTerms> {
  await consumeAttempt(codeAttempts, actor.profileId)
  if (clientId === undefined) {
    if (!canBook(actor)) throw new ForbiddenError()
  } else {
    const where = { AND: [{ id: clientId }, bookableBy(actor)] }
    const client = await db().profile.findFirst({ where, select: { id: true } })
    if (!client) throw new NotFoundError()
  }
  const { timeZone } = await getStudio()
  const order = { code, clientId: clientId ?? actor.profileId, today: todayIn(timeZone) }
  const { id: _id, ...terms } = await findUsableCoupon(db(), order)
  return terms
}
