import 'server-only'
import { normalizeCode } from '@/lib/catalog/coupons/rules/code'
import { discountServices, explainMisfit } from '@/lib/catalog/coupons/rules/discount'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { FieldError } from '@/lib/platform/errors'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { type CouponReader, findUsableCoupon } from './find-usable-coupon'

type Order = { couponCode?: string | undefined; clientId: string; today: CalendarDate; currency: string }

type Sold = { id: string; packageId: string | null; priceCents: number }

/**
 * Returns the services of an order with what its coupon takes off each, and the columns of the booking that uses it. In a
 * transaction that books, call `lockCoupon` before.
 * @throws FieldError if the coupon can't be used, or takes nothing off these services
 */
export async function applyCoupon<S extends Sold>(
  tx: CouponReader,
  { couponCode: code, currency, ...use }: Order,
  services: readonly S[],
) {
  if (!code) return { services: discountServices(services, null), coupon: null }
  const { id: couponId, ...coupon } = await findUsableCoupon(tx, { ...use, code })
  const problem = explainMisfit(coupon, services, currency)
  if (problem) throw new FieldError('couponCode', problem)
  return { services: discountServices(services, coupon), coupon: { couponId, couponCode: coupon.code } }
}

/**
 * Locks a coupon until the transaction ends, so that of several bookings the last use goes to one. For a client's first
 * booking, also locks out the client's other bookings. The caller has locked the client with the photographer's calendar.
 */
export async function lockCoupon(
  tx: Transaction,
  { couponCode, clientId }: Pick<Order, 'couponCode' | 'clientId'>,
): Promise<void> {
  if (!couponCode) return
  const coupon = await tx.coupon.findUnique({
    where: { code: normalizeCode(couponCode) },
    select: { id: true, firstOrderOnly: true },
  })
  if (!coupon) return
  await lockRow(tx, 'coupons', coupon.id)
  if (coupon.firstOrderOnly) await lockRow(tx, 'profiles', clientId)
}
