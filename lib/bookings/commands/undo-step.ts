import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockOwnShoot } from '@/lib/bookings/operations/lock-own-shoot'
import { recordEvent } from '@/lib/bookings/operations/record-event'
import { columnOf, whyNotUndo } from '@/lib/bookings/rules/progress'
import type { UndoStep } from '@/lib/bookings/schema'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'

/**
 * Undoes a start or an end that was recorded by mistake. Idempotent.
 * @throws NotFoundError for anyone else's booking, AppError `conflict` when it's too late
 */
export async function undoStep(actor: Actor, { bookingId, step }: UndoStep): Promise<void> {
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
    const kind = step === 'start' ? 'START_UNDONE' : 'FINISH_UNDONE'
    await recordEvent(tx, { actorId: actor.profileId, kind, before: booking, after: booking })
  })
}
