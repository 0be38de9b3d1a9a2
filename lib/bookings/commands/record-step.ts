import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { notifyContacts } from '@/lib/booking-contacts/operations/notify-contacts'
import { lockOwnShoot } from '@/lib/bookings/operations/lock-own-shoot'
import { recordEvent } from '@/lib/bookings/operations/record-event'
import { listDayShoots } from '@/lib/bookings/queries/list-day-shoots'
import type { BookingWithParties } from '@/lib/bookings/queries/select-booking'
import { columnOf, expectArrival, whyNotStep } from '@/lib/bookings/rules/progress'
import type { RecordStep, Step } from '@/lib/bookings/schema'
import { bookingNotifications } from '@/lib/bookings/words/notifications'
import { notify } from '@/lib/notifications/operations/notify'
import { formatDate, type WallTime } from '@/lib/platform/calendar-date'
import { now, todayIn, wallTimeOf } from '@/lib/platform/clock'
import { db, type Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { AppError } from '@/lib/platform/errors'
import { getStudio } from '@/lib/studio/queries/get-studio'
import type { BookingEventKind } from '@/prisma/generated/enums'

const kinds: Record<Step, BookingEventKind> = {
  'on-the-way': 'ON_THE_WAY',
  start: 'STARTED',
  finish: 'FINISHED',
}

/**
 * Records that the photographer sets out for a shoot, starts it, or finished it. When they set out, the client and the
 * client's contacts are notified, with the arrival that the drive lets expect. Idempotent: a repeat changes nothing.
 * @throws NotFoundError for anyone else's booking, AppError `conflict` if it isn't the time for it
 */
export async function recordStep(actor: Actor, { bookingId, step }: RecordStep): Promise<void> {
  const { timeZone } = await getStudio()
  const today = todayIn(timeZone)
  const at = now()
  const drive = step === 'on-the-way' ? await findDriveTo(actor, bookingId, today) : null
  await db().$transaction(async (tx) => {
    const { booking, progress, ...parties } = await lockOwnShoot(tx, actor, bookingId)
    if (progress[columnOf[step]]) return
    const reason = whyNotStep(step, { status: booking.status, isToday: booking.date === today, progress })
    if (reason) throw new AppError('conflict', reason)
    // Another process' clock may be a moment behind the one that recorded the start.
    const time = progress.startedAt && progress.startedAt > at ? progress.startedAt : at
    await tx.booking.update({
      where: { id: bookingId },
      data: { [columnOf[step]]: time },
      select: { id: true },
    })
    await recordEvent(tx, { actorId: actor.profileId, kind: kinds[step], before: booking, after: booking })
    if (step !== 'on-the-way') return
    const arrival = drive && wallTimeOf(expectArrival(at, drive.minutes), timeZone)
    await notifyOfArrival(tx, { booking, ...parties }, arrival)
  })
}

async function findDriveTo(actor: Actor, bookingId: string, today: string) {
  const shoots = await listDayShoots(actor, today)
  return shoots.find(({ id }) => id === bookingId)?.drive ?? null
}

async function notifyOfArrival(
  tx: Transaction,
  { booking, clientUserId }: BookingWithParties,
  arrival: WallTime | null,
): Promise<void> {
  const { id, address, date, startTime, client, photographer } = booking
  await notify(
    tx,
    {
      userId: clientUserId,
      ...bookingNotifications.onTheWay(booking, photographer.fullName, arrival),
      type: 'INFO',
      action: 'view_booking',
      bookingId: id,
    },
    {
      kind: 'booking',
      template: 'on-the-way',
      props: {
        fullName: client.fullName,
        photographer: photographer.fullName,
        address,
        date: formatDate(date),
        startTime,
        arrival,
        phone: photographer.phone,
        link: `${env().APP_URL}/booking/${id}`,
      },
    },
  )
  await notifyContacts(tx, id, 'on-the-way', { arrival })
}
