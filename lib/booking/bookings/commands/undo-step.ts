import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockOwnShoot } from '@/lib/booking/bookings/operations/lock-own-shoot'
import { recordEvent } from '@/lib/booking/bookings/operations/record-event'
import { columnOf, whyNotUndo } from '@/lib/booking/bookings/rules/progress'
import type { RecordStep } from '@/lib/booking/bookings/schema/shoot-day'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'

/**
 * Undoes a step that was recorded by mistake. The client, who isn't notified of setting out until later, then never is.
 * Idempotent.
 * @throws NotFoundError for anyone else's booking, AppError `conflict` when it's too late
 */
export async function undoStep(actor: Actor, { bookingId, step }: RecordStep): Promise<void> {
  await db().$transaction(async (tx) => {
    const { booking, progress } = await lockOwnShoot(tx, actor, bookingId)
    if (!progress[columnOf[step]]) return
    const reason = whyNotUndo(step, progress, now())
    if (reason) throw new AppError('conflict', reason)
    await tx.booking.update({
      where: { id: bookingId },
      data: { [columnOf[step]]: null },
      select: { id: true },
    })
    // It was to be added to the timeline with the notification.
    if (step === 'on-the-way') return
    const kind = step === 'start' ? 'START_UNDONE' : 'FINISH_UNDONE'
    await recordEvent(tx, { actorId: actor.profileId, kind, before: booking, after: booking })
  })
}
