import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { concerning } from '@/lib/booking/access-details/policy'
import { stageOf, windowOf } from '@/lib/booking/access-details/rules/window'
import type { AccessState } from '@/lib/booking/access-details/schema'
import { explainStage } from '@/lib/booking/access-details/words'
import { db } from '@/lib/platform/data/db'
import { dateFromDatabase, timeFromDatabase } from '@/lib/platform/time/calendar-date'
import { formatInstantInZone, now } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Whether a photographer can view a shoot's access details now, or why not. */
export type ShootAccess = Pick<AccessState, 'version' | 'canView' | 'note'>

/** Returns this of those of the bookings that have access details, by booking. Never the details. */
export async function listAccess(
  actor: Actor,
  bookingIds: readonly string[],
): Promise<Map<string, ShootAccess>> {
  const { timeZone } = await getStudio()
  const rows = await db().booking.findMany({
    where: { AND: [{ id: { in: [...bookingIds] } }, concerning(actor), { accessDetails: { isNot: null } }] },
    select: {
      id: true,
      status: true,
      shootDate: true,
      shootEndTime: true,
      accessDetails: { select: { version: true } },
    },
  })
  return new Map(
    rows.map(({ id, status, shootDate, shootEndTime, accessDetails }) => {
      const shoot = { date: dateFromDatabase(shootDate), endTime: timeFromDatabase(shootEndTime) }
      const window = windowOf(shoot, timeZone)
      const stage = stageOf(window, now())
      const canView = stage === 'open' && status !== 'CANCELLED'
      const from = formatInstantInZone(window.from, timeZone)
      const note = canView ? null : explainStage(status, stage, from)
      return [id, { version: accessDetails?.version ?? 0, canView, note }]
    }),
  )
}
