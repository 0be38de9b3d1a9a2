import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { couponFields, toManagedCoupon } from '@/lib/catalog/coupons/queries/select-coupon'
import { toSeenValues } from '@/lib/catalog/coupons/rules/seen-values'
import type { ChangeCoupon } from '@/lib/catalog/coupons/schema'
import { couponGoneText } from '@/lib/catalog/coupons/words/editor'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { EditConflictError, NotFoundError } from '@/lib/platform/errors'
import { editKey } from '@/lib/platform/web/form-values'
import { lockCoupons, toAudited, toColumns } from './lock-coupons'

/**
 * Changes a coupon for orders from now on; bookings keep their discount. Without a code, it keeps its own.
 * @throws ForbiddenError; NotFoundError; EditConflictError if it has changed since editing began; see toColumns for others
 */
export async function changeCoupon(actor: Actor, { couponId, seen, ...draft }: ChangeCoupon): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockCoupons(tx, actor)
    const row = await tx.coupon.findUnique({ where: { id: couponId }, select: couponFields })
    if (!row) throw new NotFoundError(couponGoneText)
    const before = toManagedCoupon(row)
    const seenBefore = editKey(toSeenValues(before))
    if (seenBefore !== seen) throw new EditConflictError()
    const code = draft.code || before.code
    const { columns, services, clients, brokerages } = await toColumns(
      tx,
      actor,
      { ...draft, code },
      couponId,
    )
    const changed = await tx.coupon.update({
      where: { id: couponId },
      data: {
        ...columns,
        services: { deleteMany: {}, create: services },
        clients: { deleteMany: {}, create: clients },
        brokerages: { deleteMany: {}, create: brokerages },
      },
      select: couponFields,
    })
    const after = toManagedCoupon(changed)
    if (seenBefore === editKey(toSeenValues(after))) return
    await recordAudit(tx, actor, 'coupon.changed', couponId, {
      before: toAudited(before),
      after: toAudited(after),
      currency: after.currency,
    })
  })
}
