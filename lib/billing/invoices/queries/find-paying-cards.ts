import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { visibleTo } from '@/lib/billing/invoices/policy'
import type { PayingCard } from '@/lib/billing/invoices/schema/paying'
import { isExpired } from '@/lib/catalog/cards/rules'
import { db } from '@/lib/platform/data/db'
import { isOneOf, queryBuilder } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Returns the saved card that can pay each of these invoices in one click, by invoice id: one that was saved since its last payment
 * failed, the one the shoot was booked with, or else the client's newest. Expired cards are skipped, and shares that others owe. Empty for photographers.
 */
export async function findPayingCards(
  actor: Actor,
  invoiceIds: readonly string[],
): Promise<Map<string, PayingCard>> {
  const paying = new Map<string, PayingCard>()
  if (!isClient(actor) || invoiceIds.length === 0) return paying
  const [cards, { timeZone }] = await Promise.all([selectCards(actor, invoiceIds), getStudio()])
  const today = todayIn(timeZone)
  for (const { invoiceId, bookedWith, failedAt, createdAt, id, last4, ...expiry } of cards) {
    if (isExpired(expiry, today)) continue
    const isNew = failedAt !== null && createdAt > failedAt
    const found = paying.get(invoiceId)
    if (!found || (id === bookedWith && !found.isNew)) paying.set(invoiceId, { id, last4, isNew })
  }
  return paying
}

/** Selects the actor's cards, the newest first, for each of these invoices that they can pay. */
function selectCards(actor: Actor, invoiceIds: readonly string[]) {
  return (
    queryBuilder(db())
      .selectFrom('invoices as i')
      .innerJoin('bookings as b', 'b.id', 'i.bookingId')
      .innerJoin('stored_cards as card', (join) => join.on('card.profileId', '=', actor.profileId))
      .where((eb) => isOneOf(eb.ref('i.id'), invoiceIds))
      .where('i.status', 'in', ['PENDING', 'FAILED'])
      .where('i.isCollected', '=', false)
      // Of a share that someone else owes, the client chooses a card at the checkout.
      .where('i.payerName', 'is', null)
      .where(whereSql('invoices', visibleTo(actor), 'i'))
      .select(['i.id as invoiceId', 'b.cardId as bookedWith'])
      .select(['card.id', 'card.last4', 'card.expiryMonth', 'card.expiryYear', 'card.createdAt'])
      .select((eb) =>
        eb
          .selectFrom('invoice_events as event')
          .whereRef('event.invoiceId', '=', 'i.id')
          .where('event.kind', '=', 'PAYMENT_FAILED')
          .select(({ fn }) => fn.max('event.createdAt').as('at'))
          .as('failedAt'),
      )
      .orderBy('card.createdAt', 'desc')
      .execute()
  )
}

/** Does the same as `findPayingCards` for one invoice. */
export async function findPayingCard(actor: Actor, invoiceId: string): Promise<PayingCard | null> {
  return (await findPayingCards(actor, [invoiceId])).get(invoiceId) ?? null
}
