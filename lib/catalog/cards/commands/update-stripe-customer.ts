import 'server-only'
import { nullIfMissing, stripe } from '@/lib/integrations/stripe'
import { db } from '@/lib/platform/data/db'

/**
 * Gives a profile's Stripe customer its current email address. Idempotent.
 * https://docs.stripe.com/api/customers/update
 */
export async function updateStripeCustomer({ profileId }: { profileId: string }): Promise<void> {
  const profile = await db().profile.findUnique({
    where: { id: profileId },
    select: { email: true, stripeCustomerId: true },
  })
  if (!profile?.stripeCustomerId) return
  await nullIfMissing(stripe().customers.update(profile.stripeCustomerId, { email: profile.email }))
}
