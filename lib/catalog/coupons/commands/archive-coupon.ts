import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { activeLimit } from '@/lib/catalog/coupons/limits'
import type { ArchiveCoupon } from '@/lib/catalog/coupons/schema'
import { couponGoneText, tooManyCouponsText } from '@/lib/catalog/coupons/words/editor'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'
import { lockCoupons } from './lock-coupons'

/** Archives a coupon, so that nobody can use it, or restores it. Idempotent. @throws ForbiddenError; NotFoundError */
export async function archiveCoupon(actor: Actor, { couponId, isArchived }: ArchiveCoupon): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockCoupons(tx, actor)
    const coupon = await tx.coupon.findUnique({ where: { id: couponId }, select: { archivedAt: true } })
    if (!coupon) throw new NotFoundError(couponGoneText)
    if ((coupon.archivedAt !== null) === isArchived) return
    const count = isArchived ? 0 : await tx.coupon.count({ where: { archivedAt: null } })
    if (count >= activeLimit) throw new AppError('conflict', tooManyCouponsText)
    const data = { archivedAt: isArchived ? now() : null }
    await tx.coupon.update({ where: { id: couponId }, data, select: { id: true } })
    await recordAudit(tx, actor, isArchived ? 'coupon.archived' : 'coupon.restored', couponId)
  })
}
