import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canSaveCards } from '@/lib/catalog/cards/policy'
import type { CardPreparation } from '@/lib/catalog/cards/schema'
import { stripe } from '@/lib/integrations/stripe'
import { saveStripeCustomer } from '@/lib/people/accounts/operations/save-stripe-customer'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError } from '@/lib/platform/errors'

/**
 * Starts setting up a card with Stripe, to be saved and not charged.
 * https://docs.stripe.com/payments/save-and-reuse
 */
export async function prepareCard(actor: Actor): Promise<CardPreparation> {
  if (!canSaveCards(actor)) throw new ForbiddenError()
  const intent = await stripe().setupIntents.create({
    customer: await ensureCustomer(actor),
    usage: 'off_session',
    allowed_payment_method_types: ['card'],
    metadata: { profile_id: actor.profileId },
  })
  if (!intent.client_secret) throw new Error('the setup intent has no client secret')
  return { setupIntentId: intent.id, clientSecret: intent.client_secret }
}

/** Returns the id of the profile's Stripe customer, created with the first card. Concurrent calls get the same one. */
async function ensureCustomer({ profileId, email, fullName }: Actor): Promise<string> {
  const { stripeCustomerId } = await db().profile.findUniqueOrThrow({
    where: { id: profileId },
    select: { stripeCustomerId: true },
  })
  if (stripeCustomerId) return stripeCustomerId
  const customer = await stripe().customers.create(
    { email, name: fullName, metadata: { profile_id: profileId } },
    { idempotencyKey: `customer-of-${profileId}` },
  )
  return db().$transaction((tx) => saveStripeCustomer(tx, profileId, customer.id))
}
