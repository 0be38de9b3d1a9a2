import 'server-only'
import { findConflicts } from '@/lib/calendar/calendars/queries/find-conflicts'
import { conflictText, conflictTitle, firstConflictsText } from '@/lib/calendar/calendars/words'
import type { Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { formatDate, timeRange } from '@/lib/platform/time/calendar-date'
import { zoneAbbreviation } from '@/lib/platform/time/clock'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Notifies the photographer of each busy time that overlaps one of their shoots, once per pair. Changes no booking.
 * @param isFirstReading of a calendar that was just added: one notification for all, without an email, because the photographer
 * sees them listed, and shoots that they had entered themselves would fill their inbox
 */
export async function reportConflicts(
  tx: Transaction,
  calendar: { id: string; photographerId: string },
  { isFirstReading = false }: { isFirstReading?: boolean } = {},
): Promise<void> {
  const { id: calendarId, photographerId } = calendar
  const conflicts = await findConflicts(tx, { photographerId }, { calendarId })
  if (conflicts.length === 0) return
  const pairs = conflicts.map(({ bookingId, uid, startsAt }) => ({ calendarId, bookingId, uid, startsAt }))
  const reported = await tx.reportedConflict.createManyAndReturn({
    data: pairs,
    skipDuplicates: true,
    select: { bookingId: true, uid: true, startsAt: true },
  })
  if (reported.length === 0) return
  const { user, fullName } = await tx.profile.findUniqueOrThrow({
    where: { id: photographerId },
    select: { fullName: true, user: { select: { id: true } } },
  })
  const keys = new Set(reported.map(keyOf))
  const [first, ...others] = conflicts.filter((one) => keys.has(keyOf(one)))
  if (!first) return
  const notification = {
    userId: user.id,
    title: conflictTitle,
    type: 'WARNING',
    action: 'view_booking',
  } as const
  if (isFirstReading) {
    const message = firstConflictsText([first, ...others])
    await notify(tx, { ...notification, message, bookingId: first.bookingId })
    return
  }
  const { timeZone } = await getStudio()
  for (const conflict of [first, ...others]) {
    await notify(
      tx,
      { ...notification, message: conflictText(conflict), bookingId: conflict.bookingId },
      {
        kind: 'booking',
        template: 'calendar-conflict',
        props: {
          fullName,
          appointment: conflict.title,
          address: conflict.address,
          date: formatDate(conflict.date),
          time: `${timeRange(conflict)} ${zoneAbbreviation(conflict.date, timeZone)}`,
          link: `${env().APP_URL}/booking/${conflict.bookingId}`,
        },
      },
    )
  }
}

function keyOf({ bookingId, uid, startsAt }: { bookingId: string; uid: string; startsAt: Date }): string {
  return `${bookingId} ${startsAt.getTime()} ${uid}`
}
