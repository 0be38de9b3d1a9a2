import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { activeLimit, archivedShown } from '@/lib/catalog/coupons/limits'
import { canManageCoupons } from '@/lib/catalog/coupons/policy'
import type { ManagedCoupon } from '@/lib/catalog/coupons/schema'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError } from '@/lib/platform/errors'
import { couponFields, toManagedCoupon } from './select-coupon'

/** Lists the studio's coupons, the newest first, and the latest of those that were archived. */
export async function listCoupons(
  actor: Actor,
): Promise<{ coupons: ManagedCoupon[]; archived: ManagedCoupon[] }> {
  if (!canManageCoupons(actor)) throw new ForbiddenError()
  const [coupons, archived] = await Promise.all([
    db().coupon.findMany({
      where: { archivedAt: null },
      select: couponFields,
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: activeLimit,
    }),
    db().coupon.findMany({
      where: { archivedAt: { not: null } },
      select: couponFields,
      orderBy: [{ archivedAt: 'desc' }, { id: 'asc' }],
      take: archivedShown,
    }),
  ])
  return { coupons: coupons.map(toManagedCoupon), archived: archived.map(toManagedCoupon) }
}
