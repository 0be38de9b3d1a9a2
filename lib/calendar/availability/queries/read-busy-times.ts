import 'server-only'
import { busyDuring } from '@/lib/calendar/availability/policy'
import type { BusyInterval } from '@/lib/calendar/availability/rules/slots'
import { type CalendarDate, dateToDatabase } from '@/lib/platform/calendar-date'
import { prepareQuery } from '@/lib/platform/prepared-query'
import { isOneOf } from '@/lib/platform/query-builder'

type Values = { photographerIds: readonly string[]; before: Date; after: Date }

const readRows = prepareQuery((builder, { photographerIds, before, after }: Values) =>
  builder
    .selectFrom('busy_times as t')
    .where((eb) => isOneOf(eb.ref('t.photographerId'), photographerIds))
    .where('t.startsAt', '<', before)
    .where('t.endsAt', '>', after)
    .select(['t.photographerId', 't.startsAt', 't.endsAt']),
)

/** Reads when the photographers of these slots are busy elsewhere, by photographer. The slots must be sorted by date. */
export async function readBusyTimes(
  slots: readonly { photographerId: string; date: CalendarDate }[],
): Promise<Map<string, BusyInterval[]>> {
  const [first, last] = [slots[0], slots.at(-1)]
  const busyTimes = new Map<string, BusyInterval[]>()
  if (!first || !last) return busyTimes
  const { startsAt, endsAt } = busyDuring(dateToDatabase(first.date), dateToDatabase(last.date))
  const rows = await readRows({
    photographerIds: [...new Set(slots.map(({ photographerId }) => photographerId))],
    before: startsAt.lt,
    after: endsAt.gt,
  })
  for (const { photographerId, ...busy } of rows) {
    const own = busyTimes.get(photographerId)
    if (own) own.push(busy)
    else busyTimes.set(photographerId, [busy])
  }
  return busyTimes
}
