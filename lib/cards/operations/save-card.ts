import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { PresentedCard } from '@/lib/cards/schema'
import type { Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'

/**
 * Saves a new card, and returns the saved card's id. Idempotent.
 * @throws AppError `payment-failed` for a card that isn't the actor's
 */
export async function saveCard(tx: Transaction, actor: Actor, card: PresentedCard): Promise<string> {
  const saved =
    'storedCardId' in card
      ? await tx.storedCard.findUnique({
          where: { id: card.storedCardId },
          select: { id: true, profileId: true },
        })
      : await tx.storedCard.upsert({
          where: { stripePaymentMethodId: card.stripePaymentMethodId },
          create: { ...card, profileId: actor.profileId },
          update: {},
          select: { id: true, profileId: true },
        })
  if (saved?.profileId !== actor.profileId) {
    throw new AppError('payment-failed', "This card isn't available. Please enter another card.")
  }
  return saved.id
}
