import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { notifyDelaySeconds } from '@/lib/booking/bookings/limits'
import { lockOwnShoot } from '@/lib/booking/bookings/operations/lock-own-shoot'
import { recordEvent } from '@/lib/booking/bookings/operations/record-event'
import { listDayShoots } from '@/lib/booking/bookings/queries/list-day-shoots'
import { columnOf, expectArrival, whyNotStep } from '@/lib/booking/bookings/rules/progress'
import type { RecordStep } from '@/lib/booking/bookings/schema/shoot-day'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { addJob } from '@/lib/platform/jobs/queue'
import { dateOf, now, wallTimeOf } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Records that the photographer sets out for a shoot, starts it, or finished it. When they set out, the client and the
 * client's contacts are notified `notifyDelaySeconds` later, with the arrival that the drive lets expect, unless it's undone
 * before. Idempotent: a repeat changes nothing.
 * @throws NotFoundError for anyone else's booking, AppError `conflict` if it isn't the time for it
 */
export async function recordStep(actor: Actor, { bookingId, step }: RecordStep): Promise<void> {
  const { timeZone } = await getStudio()
  const at = now()
  const clock = { today: dateOf(at, timeZone), time: wallTimeOf(at, timeZone) }
  const drive = step === 'on-the-way' ? await findDriveTo(actor, bookingId, clock.today) : null
  await db().$transaction(async (tx) => {
    const { booking, progress } = await lockOwnShoot(tx, actor, bookingId)
    if (progress[columnOf[step]]) return
    const reason = whyNotStep(step, { ...booking, progress }, clock)
    if (reason) throw new AppError('conflict', reason)
    // Another process' clock may be a moment behind the one that recorded the start.
    const time = progress.startedAt && progress.startedAt > at ? progress.startedAt : at
    await tx.booking.update({
      where: { id: bookingId },
      data: { [columnOf[step]]: time },
      select: { id: true },
    })
    if (step === 'on-the-way') {
      const arrival = drive && wallTimeOf(expectArrival(at, drive.minutes), timeZone)
      await addJob(
        tx,
        'notify-on-the-way',
        { bookingId, at: time.toISOString(), arrival },
        { key: `notify-on-the-way:${bookingId}`, afterSeconds: notifyDelaySeconds },
      )
      return
    }
    const kind = step === 'start' ? 'STARTED' : 'FINISHED'
    await recordEvent(tx, { actorId: actor.profileId, kind, before: booking, after: booking })
  })
}

async function findDriveTo(actor: Actor, bookingId: string, today: string) {
  const shoots = await listDayShoots(actor, today)
  return shoots.find(({ id }) => id === bookingId)?.drive ?? null
}
