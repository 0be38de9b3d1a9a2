import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { concerning } from '@/lib/booking/access-details/policy'
import { type Window, windowOf } from '@/lib/booking/access-details/rules/window'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { NotFoundError } from '@/lib/platform/errors'
import { dateFromDatabase, timeFromDatabase } from '@/lib/platform/time/calendar-date'
import type { BookingStatus } from '@/prisma/generated/enums'

export type LockedShoot = { status: BookingStatus; window: Window }

/**
 * Locks a booking, so that it can't be moved or reassigned at the same time, and returns its status and window.
 * @throws NotFoundError unless its access details concern the actor
 */
export async function lockShoot(
  tx: Transaction,
  actor: Actor,
  bookingId: string,
  timeZone: string,
): Promise<LockedShoot> {
  await lockRow(tx, 'bookings', bookingId)
  const row = await tx.booking.findFirst({
    where: { AND: [{ id: bookingId }, concerning(actor)] },
    select: { status: true, shootDate: true, shootEndTime: true },
  })
  if (!row) throw new NotFoundError('Booking not found')
  const shoot = { date: dateFromDatabase(row.shootDate), endTime: timeFromDatabase(row.shootEndTime) }
  return { status: row.status, window: windowOf(shoot, timeZone) }
}
