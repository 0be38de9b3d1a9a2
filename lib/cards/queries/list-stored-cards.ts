import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/cards/policy'
import { isExpired } from '@/lib/cards/rules'
import type { StoredCardItem } from '@/lib/cards/schema'
import { todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'

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
