import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { itemLimit } from '@/lib/booking/bookings/limits'
import { lockForItems } from '@/lib/booking/bookings/operations/lock-for-items'
import { notifyOfItem } from '@/lib/booking/bookings/operations/notify-of-change'
import { recordEvent } from '@/lib/booking/bookings/operations/record-event'
import { bookingWithParties, toBookingWithParties } from '@/lib/booking/bookings/queries/select-booking'
import type { AddItem } from '@/lib/booking/bookings/schema/changes'
import { itemText, repeatedItemText, tooManyItemsText } from '@/lib/booking/bookings/words/items'
import { assertAddOns } from '@/lib/catalog/services/operations/assert-add-ons'
import { readTaxTable } from '@/lib/catalog/taxes/operations/read-tax-terms'
import { estimateTax } from '@/lib/catalog/taxes/rules/estimate'
import { toTaxPlace } from '@/lib/catalog/taxes/rules/place'
import { db, type Transaction } from '@/lib/platform/data/db'
import { AppError, FieldError } from '@/lib/platform/errors'
import { assertCurrency } from '@/lib/platform/money/amount-schema'
import { formatCents, maximumCents } from '@/lib/platform/money/money'
import { now, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Adds an add-on, or anything else, to a booking whose photos aren't sent yet, and notifies the client. It's part of the
 * booking's total and of its invoice, but not of what the client agreed to be charged. Idempotent by the item's id.
 * @throws see lockForItems; FieldError for an item that the booking has, an unknown add-on, or too large a total; AppError
 * `conflict` in another currency, and above `itemLimit`
 */
export async function addItem(
  actor: Actor,
  { bookingId, itemId, serviceId, ...item }: AddItem,
): Promise<void> {
  const { name, amount } = item
  const studio = await getStudio()
  await db().$transaction(async (tx) => {
    const { booking: before } = await lockForItems(tx, actor, bookingId)
    const booked = await tx.bookedService.findMany({
      where: { bookingId },
      select: { id: true, serviceId: true, name: true, addedAt: true, position: true },
    })
    if (booked.some(({ id }) => id === itemId)) return
    if (booked.filter(({ addedAt }) => addedAt).length >= itemLimit)
      throw new AppError('conflict', tooManyItemsText)
    assertCurrency(amount, before.currency)
    if (booked.some((other) => other.name === name || (serviceId && other.serviceId === serviceId)))
      throw new FieldError('name', repeatedItemText)
    if (serviceId) await assertAddOns(tx, [serviceId], 'serviceId')
    if (before.totalCents + amount.cents > maximumCents)
      throw new FieldError('amount', `The total is at most ${formatCents(maximumCents, before.currency)}`)
    const addedTaxCents = await readAddedTax(tx, bookingId, { serviceId, cents: amount.cents }, studio)
    const row = await tx.booking.update({
      where: { id: bookingId },
      data: {
        totalAmountCents: { increment: amount.cents },
        ...(addedTaxCents > 0 && { estimatedTaxCents: { increment: addedTaxCents } }),
        services: {
          create: {
            id: itemId,
            serviceId,
            name,
            priceCents: amount.cents,
            isAddOn: true,
            revisionRounds: 0,
            position: Math.max(-1, ...booked.map(({ position }) => position)) + 1,
            addedAt: now(),
            addedTaxCents,
          },
        },
      },
      select: bookingWithParties,
    })
    const after = toBookingWithParties(row)
    const text = itemText({ name, priceCents: amount.cents }, before.currency)
    const event = { actorId: actor.profileId, before, after: after.booking }
    await recordEvent(tx, { ...event, kind: 'ITEM_ADDED', item: text })
    await notifyOfItem(tx, { ...after, actor, studio, item: text }, 'item-added')
  })
}

/** Returns the tax that the client is shown for the item; 0 while prices include it or the booking's place isn't known. */
async function readAddedTax(
  tx: Transaction,
  bookingId: string,
  { serviceId, cents }: { serviceId: string | null; cents: number },
  { timeZone }: { timeZone: string },
): Promise<number> {
  const booking = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: {
      clientId: true,
      pricesIncludeTax: true,
      estimatedTaxCents: true,
      propertyAddress: true,
      propertyState: true,
      propertyZip: true,
    },
  })
  if (booking.pricesIncludeTax || booking.estimatedTaxCents === null) return 0
  const table = await readTaxTable(tx, todayIn(timeZone), booking.clientId)
  const line = { kind: serviceId ? ('SERVICE' as const) : ('OTHER' as const), serviceId, priceCents: cents }
  return estimateTax([line], toTaxPlace(booking), table)?.taxCents ?? 0
}
