import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockBooking, partiesOf } from '@/lib/booking/bookings/operations/lock-booking'
import { recordEvent } from '@/lib/booking/bookings/operations/record-event'
import { canDecide } from '@/lib/booking/bookings/policy'
import { notYourBookingText } from '@/lib/booking/bookings/words/changes'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'

/**
 * Records that the photographer checked the airspace and a drone may fly at the property (14 CFR 107.41). Idempotent.
 * @throws NotFoundError, AppError `forbidden`, AppError `conflict` for a shoot without a drone
 */
export async function clearAirspace(actor: Actor, bookingId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { booking } = await lockBooking(tx, actor, bookingId)
    if (!canDecide(actor, partiesOf(booking))) throw new AppError('forbidden', notYourBookingText)
    const { count } = await tx.booking.updateMany({
      where: { id: bookingId, airspace: 'TO_CHECK' },
      data: { airspace: 'CLEARED' },
    })
    if (count > 0) {
      return recordEvent(tx, {
        actorId: actor.profileId,
        kind: 'AIRSPACE_CHECKED',
        before: booking,
        after: booking,
      })
    }
    const hasDrone = await tx.booking.count({ where: { id: bookingId, airspace: 'CLEARED' } })
    if (hasDrone === 0) throw new AppError('conflict', "This shoot doesn't use a drone.")
  })
}
