import 'server-only'
import type Stripe from 'stripe'
import type { Actor } from '@/lib/auth/actor'
import type { VerifiedCard } from '@/lib/catalog/cards/schema'
import { cardNotConfirmedText } from '@/lib/catalog/cards/words'
import { stripe } from '@/lib/integrations/stripe'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'

/**
 * Reads from Stripe the card that a browser set up. Call it outside any transaction.
 * https://docs.stripe.com/api/setup_intents/object
 * @throws AppError `payment-failed` unless the card setup succeeded and the card is this actor's
 */
export async function readConfirmedCard(actor: Actor, setupIntentId: string): Promise<VerifiedCard> {
  const profile = await db().profile.findUnique({
    where: { id: actor.profileId },
    select: { stripeCustomerId: true },
  })
  const intent = /^seti_\w+$/.test(setupIntentId) ? await readIntent(setupIntentId) : null
  const customerId = typeof intent?.customer === 'string' ? intent.customer : intent?.customer?.id
  if (!intent || !customerId || customerId !== profile?.stripeCustomerId) throw notConfirmed()
  if (intent.metadata?.profile_id !== actor.profileId) throw notConfirmed()
  const method = intent.payment_method
  if (intent.status !== 'succeeded' || !method || typeof method === 'string' || !method.card)
    throw notConfirmed()
  return {
    stripePaymentMethodId: method.id,
    brand: method.card.brand,
    last4: method.card.last4,
    expiryMonth: method.card.exp_month,
    expiryYear: method.card.exp_year,
  }
}

async function readIntent(setupIntentId: string): Promise<Stripe.SetupIntent | null> {
  try {
    return await stripe().setupIntents.retrieve(setupIntentId, { expand: ['payment_method'] })
  } catch (error) {
    if ((error as { code?: string }).code === 'resource_missing') return null
    throw error
  }
}

function notConfirmed(): AppError {
  return new AppError('payment-failed', cardNotConfirmedText)
}
