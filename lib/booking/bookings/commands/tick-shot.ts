import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockBooking, partiesOf } from '@/lib/booking/bookings/operations/lock-booking'
import { canDecide } from '@/lib/booking/bookings/policy'
import { shotFields } from '@/lib/booking/bookings/queries/select-shots'
import { bookingChanged } from '@/lib/booking/bookings/rules/moves'
import { hasShotList, joinShotLists } from '@/lib/booking/bookings/rules/shots'
import type { TickShot } from '@/lib/booking/bookings/schema/shoot-day'
import { notYourBookingText } from '@/lib/booking/bookings/words/changes'
import { noShotListText, unlistedShotText } from '@/lib/booking/bookings/words/shots'
import { shotKey } from '@/lib/catalog/services/rules/shots'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'
import { pushEvent } from '@/lib/studio/notifications/operations/push-event'

/**
 * Ticks a room of the shot list of a booking that the actor handles, or clears its tick. Idempotent.
 * @throws NotFoundError, AppError `forbidden`, `conflict` for a booking that isn't confirmed or completed, and for a room that
 * its list doesn't have
 */
export async function tickShot(actor: Actor, { bookingId, room, isDone }: TickShot): Promise<void> {
  const key = shotKey(room)
  await db().$transaction(async (tx) => {
    const { booking, photographerUserId } = await lockBooking(tx, actor, bookingId)
    if (!canDecide(actor, partiesOf(booking))) throw new AppError('forbidden', notYourBookingText)
    if (!hasShotList(booking.status)) throw new AppError('conflict', noShotListText)
    const row = await tx.booking.findUniqueOrThrow({ where: { id: bookingId }, select: shotFields })
    const listed = joinShotLists(row).find((shot) => shotKey(shot.room) === key)
    if (!listed) throw new AppError('conflict', unlistedShotText)
    if (listed.isDone === isDone) return
    if (isDone) await tx.bookingShot.createMany({ data: { bookingId, room: key, doneAt: now() } })
    else await tx.bookingShot.deleteMany({ where: { bookingId, room: key } })
    await pushEvent(tx, [{ userId: photographerUserId }], bookingChanged, { bookingId })
  })
}
