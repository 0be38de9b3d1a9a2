import 'server-only'
import { sql } from 'kysely'
import type { Actor } from '@/lib/auth/actor'
import { unfinishedFor } from '@/lib/booking/bookings/policy'
import type { ManagedBooking } from '@/lib/booking/bookings/schema/listing'
import { dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { studioTimeIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { toTotal } from './select-booking'
import { selectUpcoming, toUpcoming } from './select-upcoming'

/** Returns the actor's next bookings: those that aren't over, without cancelled ones. */
export async function listUpcomingBookings(actor: Actor): Promise<ManagedBooking[]> {
  const { today, time } = studioTimeIn((await getStudio()).timeZone)
  const at = { today: dateToDatabase(today), time: timeToDatabase(time) }
  const rows = await selectUpcoming(unfinishedFor(actor, at))
    .select(['b.totalAmountCents', 'b.estimatedTaxCents', 'b.currency'])
    .select('photographer.accountStatus as photographerStatus')
    .select([
      sql<boolean>`EXISTS (SELECT FROM invoices i WHERE i.booking_id = b.id)`.as('isInvoiced'),
      sql<string[]>`ARRAY(
        SELECT s.name FROM booked_services s WHERE s.booking_id = b.id ORDER BY s.position
      )`.as('services'),
    ])
    .execute()
  return rows.map((row) => ({
    ...toUpcoming(row),
    isInvoiced: row.isInvoiced,
    // Those are over.
    isImported: false,
    services: row.services.map((name) => ({ name })),
    totalCents: toTotal(row),
    currency: row.currency,
    photographer: { fullName: row.photographerName, accountStatus: row.photographerStatus },
  }))
}
