import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { PresentedCard } from '@/lib/catalog/cards/schema'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import type { StoredCard } from '@/prisma/generated/client'

type SavedCard = Pick<StoredCard, 'id' | 'brand' | 'last4'>

const select = { id: true, profileId: true, brand: true, last4: true } as const

/**
 * Saves a new card, and returns it as saved. Idempotent.
 * @throws AppError `payment-failed` for a card that isn't the actor's
 */
export async function saveCard(tx: Transaction, actor: Actor, card: PresentedCard): Promise<SavedCard> {
  const saved =
    'storedCardId' in card
      ? await tx.storedCard.findUnique({
          where: { id: card.storedCardId },
          select,
        })
      : await tx.storedCard.upsert({
          where: { stripePaymentMethodId: card.stripePaymentMethodId },
          create: { ...card, profileId: actor.profileId },
          update: {},
          select,
        })
  if (saved?.profileId !== actor.profileId) {
    throw new AppError('payment-failed', "This card isn't available. Please enter another card.")
  }
  return { id: saved.id, brand: saved.brand, last4: saved.last4 }
}
