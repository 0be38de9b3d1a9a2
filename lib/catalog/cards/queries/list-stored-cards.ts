import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/catalog/cards/policy'
import { isExpired } from '@/lib/catalog/cards/rules'
import type { StoredCardItem } from '@/lib/catalog/cards/schema'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

function selectCards(actor: Actor) {
  const builder = queryBuilder(db())
  return builder
    .selectFrom(
      builder
        .selectFrom('stored_cards as c')
        .where(whereSql('stored_cards', visibleTo(actor), 'c'))
        .distinctOn(['c.brand', 'c.last4', 'c.expiryMonth', 'c.expiryYear'])
        .select(['c.id', 'c.brand', 'c.last4', 'c.expiryMonth', 'c.expiryYear', 'c.createdAt'])
        .orderBy('c.brand')
        .orderBy('c.last4')
        .orderBy('c.expiryMonth')
        .orderBy('c.expiryYear')
        .orderBy('c.createdAt', 'desc')
        .as('card'),
    )
    .select(['card.id', 'card.brand', 'card.last4', 'card.expiryMonth', 'card.expiryYear'])
    .orderBy('card.createdAt', 'desc')
    .execute()
}

/** Returns the actor's cards that haven't expired, newest first. A card that was saved twice is listed once. */
export async function listStoredCards(actor: Actor): Promise<StoredCardItem[]> {
  const { timeZone } = await getStudio()
  const cards = await selectCards(actor)
  const today = todayIn(timeZone)
  return cards.filter((card) => !isExpired(card, today))
}
