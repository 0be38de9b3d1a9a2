import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockForItems } from '@/lib/booking/bookings/operations/lock-for-items'
import { notifyOfItem } from '@/lib/booking/bookings/operations/notify-of-change'
import { recordEvent } from '@/lib/booking/bookings/operations/record-event'
import { bookingWithParties, toBookingWithParties } from '@/lib/booking/bookings/queries/select-booking'
import type { RemoveItem } from '@/lib/booking/bookings/schema/changes'
import { itemText } from '@/lib/booking/bookings/words/items'
import { db } from '@/lib/platform/data/db'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Removes what the studio added to a booking, and notifies the client. Idempotent; what the client booked stays.
 * @throws see lockForItems
 */
export async function removeItem(actor: Actor, { bookingId, itemId }: RemoveItem): Promise<void> {
  const studio = await getStudio()
  await db().$transaction(async (tx) => {
    const { booking: before } = await lockForItems(tx, actor, bookingId)
    const item = await tx.bookedService.findFirst({
      where: { id: itemId, bookingId, addedAt: { not: null } },
      select: { name: true, priceCents: true, addedTaxCents: true },
    })
    if (!item) return
    const row = await tx.booking.update({
      where: { id: bookingId },
      data: {
        totalAmountCents: { decrement: item.priceCents },
        ...(item.addedTaxCents > 0 && { estimatedTaxCents: { decrement: item.addedTaxCents } }),
        services: { delete: { id: itemId } },
      },
      select: bookingWithParties,
    })
    const after = toBookingWithParties(row)
    const text = itemText(item, before.currency)
    const event = { actorId: actor.profileId, before, after: after.booking }
    await recordEvent(tx, { ...event, kind: 'ITEM_REMOVED', item: text })
    await notifyOfItem(tx, { ...after, actor, studio, item: text }, 'item-removed')
  })
}
