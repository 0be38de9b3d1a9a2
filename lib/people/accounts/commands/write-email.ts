import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { addJob } from '@/lib/platform/jobs/queue'

/** Sets an account's email address, also of its Stripe customer. The caller must hold the account's lock. */
export async function writeEmail(
  tx: Transaction,
  userId: string,
  email: string,
): Promise<{ profileId: string; fullName: string }> {
  await tx.user.update({ where: { id: userId }, data: { email }, select: { id: true } })
  const { id, fullName, stripeCustomerId } = await tx.profile.update({
    where: { userId },
    data: { email },
    select: { id: true, fullName: true, stripeCustomerId: true },
  })
  if (stripeCustomerId) {
    await addJob(tx, 'update-stripe-customer', { profileId: id }, { key: `update-stripe-customer:${id}` })
  }
  return { profileId: id, fullName }
}
