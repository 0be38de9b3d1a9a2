import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { type CalendarDate, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { now } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export type ImportedBooking = {
  importId: string
  clientId: string
  photographerId: string
  address: string
  /** In the past. */
  date: CalendarDate
  /** What was photographed. */
  title: string
  idempotencyKey: string
}

/** Nobody knows at what time it was; the database requires one. */
const time = { from: '12:00', to: '13:00' }

/**
 * Creates the booking of a past shoot that was brought from another tool: completed, without a price, and without a slot,
 * events, notifications or emails. Its photos are unlocked from the beginning, so only the import calls this.
 */
export async function createImportedBooking(
  tx: Transaction,
  { address, date, title, ...booking }: ImportedBooking,
): Promise<{ bookingId: string; address: string; date: CalendarDate }> {
  const { currency } = await getStudio()
  const importedAt = now()
  const { id } = await tx.booking.create({
    data: {
      ...booking,
      status: 'COMPLETED',
      propertyAddress: address,
      shootDate: dateToDatabase(date),
      shootTime: timeToDatabase(time.from),
      shootEndTime: timeToDatabase(time.to),
      totalAmountCents: 0,
      currency,
      importedAt,
      // Added by the studio, and not in its catalog.
      services: { create: [{ name: title, priceCents: 0, position: 0, addedAt: importedAt }] },
    },
    select: { id: true },
  })
  return { bookingId: id, address, date }
}
