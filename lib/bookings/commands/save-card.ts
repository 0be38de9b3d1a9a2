import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { PresentedCard } from '@/lib/cards/schema'
import type { Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'

/**
 * Answers the stored card's id; a new card is stored first, once.
 * @throws AppError `payment-failed` for a card that is not the actor's
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
    throw new AppError('payment-failed', 'This card is not available. Please enter a card.')
  }
  return saved.id
}
