import { couponInput } from '@/e2e/support/coupon-input'
import type { Actor } from '@/lib/auth/actor'
import { addCoupon } from './commands/add-coupon'
import { CouponDraft, type CouponInput } from './schema'

// Coupons for tests.

/** Returns a coupon as it's entered: 10% off everything under a random code, with these changes. */
export function typedCoupon(change: Partial<CouponInput> = {}): CouponDraft {
  return CouponDraft.parse({ ...couponInput, ...change })
}

/** Adds a coupon as typed by `typedCoupon`. */
export function makeCoupon(photographer: Actor, change: Partial<CouponInput> = {}) {
  return addCoupon(photographer, typedCoupon(change))
}
