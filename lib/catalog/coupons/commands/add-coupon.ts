import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { activeLimit } from '@/lib/catalog/coupons/limits'
import { couponFields, toManagedCoupon } from '@/lib/catalog/coupons/queries/select-coupon'
import type { CouponDraft } from '@/lib/catalog/coupons/schema'
import { tooManyCouponsText } from '@/lib/catalog/coupons/words/editor'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { lockCoupons, toAudited, toColumns } from './lock-coupons'

/** Adds a coupon. @throws ForbiddenError; AppError `conflict` if there are too many; see toColumns for others */
export async function addCoupon(
  actor: Actor,
  draft: CouponDraft,
): Promise<{ couponId: string; code: string }> {
  return db().$transaction(async (tx) => {
    await lockCoupons(tx, actor)
    const count = await tx.coupon.count({ where: { archivedAt: null } })
    if (count >= activeLimit) throw new AppError('conflict', tooManyCouponsText)
    const { columns, services, clients, brokerages } = await toColumns(tx, actor, draft)
    const row = await tx.coupon.create({
      data: {
        ...columns,
        services: { create: services },
        clients: { create: clients },
        brokerages: { create: brokerages },
      },
      select: couponFields,
    })
    const { currency } = columns
    await recordAudit(tx, actor, 'coupon.added', row.id, { ...toAudited(toManagedCoupon(row)), currency })
    return { couponId: row.id, code: row.code }
  })
}
