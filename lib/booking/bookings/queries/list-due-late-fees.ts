import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { pageSize } from '@/lib/booking/bookings/limits'
import { readHandledPhotographers } from '@/lib/booking/bookings/operations/read-handled-photographers'
import type { DueLateFee } from '@/lib/booking/bookings/schema'
import { dateFromDatabase, timeFromDatabase } from '@/lib/platform/calendar-date'
import { prepareQuery } from '@/lib/platform/prepared-query'
import { isOneOf } from '@/lib/platform/query-builder'

/** Returns the late fees that a photographer still has to charge or waive, earliest shoot first. */
export async function listDueLateFees(actor: Actor): Promise<DueLateFee[]> {
  const { in: photographerIds } = await readHandledPhotographers(actor)
  const rows = await readDue({ photographerIds })
  return rows.map((row) => ({
    bookingId: row.id,
    address: row.propertyAddress,
    date: dateFromDatabase(row.shootDate),
    startTime: timeFromDatabase(row.shootTime),
    clientId: row.clientId,
    clientName: row.clientName,
    cents: row.lateFeeCents ?? 0,
    currency: row.currency,
  }))
}

const readDue = prepareQuery((builder, { photographerIds }: { photographerIds: readonly string[] }) =>
  builder
    .selectFrom('bookings as b')
    .innerJoin('profiles as client', 'client.id', 'b.clientId')
    .where((eb) => isOneOf(eb.ref('b.photographerId'), photographerIds))
    .where('b.status', '=', 'CANCELLED')
    .where('b.lateFeeState', '=', 'DUE')
    .select(['b.id', 'b.propertyAddress', 'b.shootDate', 'b.shootTime', 'b.lateFeeCents', 'b.currency'])
    .select('b.clientId')
    .select('client.fullName as clientName')
    .orderBy('b.shootDate')
    .orderBy('b.shootTime')
    .orderBy('b.id')
    .limit(pageSize),
)
