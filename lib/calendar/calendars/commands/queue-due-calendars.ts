import 'server-only'
import { maxCalendarsAtOnce } from '@/lib/calendar/calendars/limits'
import { db } from '@/lib/platform/data/db'
import { addJobs } from '@/lib/platform/jobs/queue'
import { now } from '@/lib/platform/time/clock'

const dayMs = 86_400_000

/** Queues a job for each calendar that is due, the longest due first, and deletes busy times that have passed. Idempotent. */
export async function queueDueCalendars(): Promise<void> {
  const at = now()
  await db().busyTime.deleteMany({ where: { endsAt: { lt: new Date(at.getTime() - dayMs) } } })
  const due = await db().externalCalendar.findMany({
    where: { nextReadAt: { lte: at }, photographer: { role: 'PHOTOGRAPHER', accountStatus: 'ACTIVE' } },
    select: { id: true },
    orderBy: { nextReadAt: 'asc' },
    take: maxCalendarsAtOnce,
  })
  const jobs = due.map(({ id }) => ({ payload: { calendarId: id }, key: `read-calendar:${id}` }))
  await addJobs(db(), 'read-calendar', jobs)
}
