import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { isExpired } from '@/lib/cards/rules'
import { visibleTo } from '@/lib/invoices/policy'
import type { PayingCard } from '@/lib/invoices/schema'
import { todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'

/**
 * Returns the saved card that can pay each of these invoices in one click, by invoice id: the one the shoot was booked with,
 * or else the client's newest. Expired cards are skipped. Empty for photographers.
 */
export async function findPayingCards(
  actor: Actor,
  invoiceIds: readonly string[],
): Promise<Map<string, PayingCard>> {
  if (!isClient(actor) || invoiceIds.length === 0) return new Map()
  const [invoices, cards, studio] = await Promise.all([
    db().invoice.findMany({
      where: {
        AND: [
          { id: { in: [...invoiceIds] }, status: { in: ['PENDING', 'FAILED'] }, isCollected: false },
          visibleTo(actor),
        ],
      },
      select: { id: true, booking: { select: { cardId: true } } },
    }),
    db().storedCard.findMany({
      where: { profileId: actor.profileId },
      select: { id: true, last4: true, expiryMonth: true, expiryYear: true },
      orderBy: { createdAt: 'desc' },
    }),
    getStudio(),
  ])
  const today = todayIn(studio.timeZone)
  const validCards = cards.filter((card) => !isExpired(card, today))
  return new Map(
    invoices.flatMap(({ id, booking }): [string, PayingCard][] => {
      const card = validCards.find((one) => one.id === booking.cardId) ?? validCards[0]
      return card ? [[id, { id: card.id, last4: card.last4 }]] : []
    }),
  )
}

/** Does the same as `findPayingCards` for one invoice. */
export async function findPayingCard(actor: Actor, invoiceId: string): Promise<PayingCard | null> {
  return (await findPayingCards(actor, [invoiceId])).get(invoiceId) ?? null
}
