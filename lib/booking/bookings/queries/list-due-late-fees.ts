import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { pageSize } from '@/lib/booking/bookings/limits'
import { readHandledPhotographers } from '@/lib/booking/bookings/operations/read-handled-photographers'
import type { DueLateFee } from '@/lib/booking/bookings/schema/listing'
import { db } from '@/lib/platform/data/db'
import { dateFromDatabase, timeFromDatabase } from '@/lib/platform/time/calendar-date'

/** Returns the late fees that a photographer still has to charge or waive, earliest shoot first. */
export async function listDueLateFees(actor: Actor): Promise<DueLateFee[]> {
  const rows = await db().booking.findMany({
    where: {
      photographerId: await readHandledPhotographers(actor),
      status: 'CANCELLED',
      lateFeeState: 'DUE',
    },
    select: {
      id: true,
      propertyAddress: true,
      shootDate: true,
      shootTime: true,
      lateFeeCents: true,
      currency: true,
      clientId: true,
      client: { select: { fullName: true } },
    },
    orderBy: [{ shootDate: 'asc' }, { shootTime: 'asc' }, { id: 'asc' }],
    take: pageSize,
  })
  return rows.map((row) => ({
    bookingId: row.id,
    address: row.propertyAddress,
    date: dateFromDatabase(row.shootDate),
    startTime: timeFromDatabase(row.shootTime),
    clientId: row.clientId,
    clientName: row.client.fullName,
    cents: row.lateFeeCents ?? 0,
    currency: row.currency,
  }))
}
