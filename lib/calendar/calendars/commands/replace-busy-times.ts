import 'server-only'
import { slotsChanged } from '@/lib/calendar/availability/rules/slots'
import type { BusyTime } from '@/lib/calendar/calendars/rules/busy-times'
import type { Transaction } from '@/lib/platform/data/db'
import { queuePush } from '@/lib/platform/jobs/outbox'

type Calendar = { id: string; photographerId: string }

/**
 * Makes a calendar's busy times exactly these, and writes only what differs. The photographer's calendar must be locked, so
 * that a slot can't be claimed at the same time.
 */
export async function replaceBusyTimes(
  tx: Transaction,
  { id: calendarId, photographerId }: Calendar,
  busyTimes: readonly BusyTime[],
): Promise<void> {
  const had = await tx.busyTime.findMany({
    where: { calendarId },
    select: { id: true, uid: true, startsAt: true, endsAt: true, title: true },
  })
  const before = new Set(had.map(keyOf))
  const after = new Set(busyTimes.map(keyOf))
  const gone = had.filter((busy) => !after.has(keyOf(busy)))
  const added = busyTimes.filter((busy) => !before.has(keyOf(busy)))
  if (gone.length > 0) await tx.busyTime.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } })
  if (added.length > 0)
    await tx.busyTime.createMany({
      data: added.map((busy) => ({ ...busy, calendarId, photographerId })),
    })
  if (gone.length + added.length > 0) await queuePush(tx, slotsChanged)
}

function keyOf({ uid, startsAt, endsAt, title }: BusyTime): string {
  return [startsAt.getTime(), endsAt.getTime(), uid, title].join('\n')
}
