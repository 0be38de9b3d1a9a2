import type { CouponValues, ManagedCoupon } from '@/lib/catalog/coupons/schema'

/** Returns what the studio decides about a coupon, whose change is an edit: not how often it was used. */
export function toSeenValues({
  id: _id,
  isArchived: _archived,
  uses: _uses,
  brokerageNames: _names,
  ...values
}: ManagedCoupon): CouponValues {
  return values
}
