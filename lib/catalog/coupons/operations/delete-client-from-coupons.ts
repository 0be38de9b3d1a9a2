import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Removes a client from the coupons that are for chosen clients. A coupon without any left can't be used. */
export async function deleteClientFromCoupons(tx: Transaction, clientId: string): Promise<void> {
  await tx.couponClient.deleteMany({ where: { clientId } })
}
