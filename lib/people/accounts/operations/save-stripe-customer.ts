import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Records a profile's Stripe customer, unless it has one. Returns the id of the one it has then. */
export async function saveStripeCustomer(
  tx: Transaction,
  profileId: string,
  customerId: string,
): Promise<string> {
  const { count } = await tx.profile.updateMany({
    where: { id: profileId, stripeCustomerId: null },
    data: { stripeCustomerId: customerId },
  })
  if (count > 0) return customerId
  const profile = await tx.profile.findUniqueOrThrow({
    where: { id: profileId },
    select: { stripeCustomerId: true },
  })
  return profile.stripeCustomerId ?? customerId
}
