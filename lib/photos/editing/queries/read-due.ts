import 'server-only'
import { dueAt } from '@/lib/photos/deliveries/operations/select-to-deliver'
import { dueAtText } from '@/lib/photos/editing/words'
import type { Transaction } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { now } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Returns when the photos of a booking are due, of `dueAtText`. */
export async function readDue(tx: Transaction, bookingId: string): Promise<string> {
  const studio = await getStudio()
  const { due } = await queryBuilder(tx)
    .selectFrom('bookings as b')
    .where('b.id', '=', bookingId)
    .select(dueAt(studio).as('due'))
    .executeTakeFirstOrThrow()
  return dueAtText(due, { at: now(), timeZone: studio.timeZone })
}
