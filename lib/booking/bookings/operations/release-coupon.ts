import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Stops counting a cancelled booking as a use of its coupon. The booking keeps the code and the discount. */
export async function releaseCoupon(tx: Transaction, bookingId: string): Promise<void> {
  await tx.booking.updateMany({ where: { id: bookingId, couponId: { not: null } }, data: { couponId: null } })
}
