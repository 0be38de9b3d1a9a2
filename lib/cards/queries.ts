import 'server-only'
import type Stripe from 'stripe'
import type { Actor } from '@/lib/auth/actor'
import { stripe } from '@/lib/integrations/stripe'
import { todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { AppError } from '@/lib/platform/errors'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { visibleTo } from './policy'
import { isExpired } from './rules'
import type { CardEntry, StoredCardItem, VerifiedCard } from './schema'

/** Returns how this deployment collects cards. */
export function readCardEntry(): CardEntry {
  const { STRIPE_API_URL, STRIPE_PUBLISHABLE_KEY: publishableKey } = env()
  return STRIPE_API_URL
    ? { mode: 'fields', publishableKey, apiUrl: STRIPE_API_URL.replace(/\/$/, '') }
    : { mode: 'element', publishableKey }
}

/** Returns the actor's cards that haven't expired, newest first. A card that was saved twice is listed once. */
export async function listStoredCards(actor: Actor): Promise<StoredCardItem[]> {
  const { timeZone } = await getStudio()
  const cards = await db().storedCard.findMany({
    where: visibleTo(actor),
    select: { id: true, brand: true, last4: true, expiryMonth: true, expiryYear: true },
    orderBy: { createdAt: 'desc' },
    distinct: ['brand', 'last4', 'expiryMonth', 'expiryYear'],
  })
  return cards.filter((card) => !isExpired(card, todayIn(timeZone)))
}

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

/** Reads the card with which the client returns from the bank's page; null when it wasn't confirmed. */
export async function readReturnedCard(
  actor: Actor,
  setupIntentId: string,
): Promise<{ setupIntentId: string; brand: string; last4: string } | null> {
  try {
    const { brand, last4 } = await readConfirmedCard(actor, setupIntentId)
    return { setupIntentId, brand, last4 }
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
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
  return new AppError('payment-failed', "Your card wasn't confirmed. Enter it again.")
}
