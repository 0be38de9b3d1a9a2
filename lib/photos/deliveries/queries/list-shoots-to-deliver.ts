import 'server-only'
import { sql } from 'kysely'
import type { Actor } from '@/lib/auth/actor'
import type { ShootToDeliver } from '@/lib/photos/deliveries/schema/sending'
import { dueText } from '@/lib/photos/deliveries/words/deliveries'
import { splitAddress } from '@/lib/platform/text/address'
import { dateFromDatabase, formatDay, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { wallTimeNowIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { readPeriod, selectToDeliver } from './select-to-deliver'

/** Lists the shoots that are over and have no photos yet, of those whose photos the actor prepares; the first due first. */
export async function listShootsToDeliver(actor: Actor): Promise<ShootToDeliver[]> {
  const [period, { timeZone }] = await Promise.all([readPeriod(), getStudio()])
  const time = timeToDatabase(wallTimeNowIn(timeZone))
  const rows = await selectToDeliver(actor, period)
    .where((eb) =>
      eb.or([
        eb('b.shootDate', '<', period.today),
        // One that was started runs until it's finished.
        eb.and([eb('b.shootEndTime', '<=', time), eb('b.startedAt', 'is', null)]),
        eb('b.finishedAt', 'is not', null),
        eb('b.status', '=', 'COMPLETED'),
      ]),
    )
    .select(
      sql<string[]>`ARRAY(
        SELECT s.name FROM booked_services s WHERE s.booking_id = b.id ORDER BY s.position
      )`.as('services'),
    )
    .execute()
  const today = dateFromDatabase(period.today)
  return rows.map(({ id, propertyAddress, shootDate, photosBy, photographerName, services }) => {
    const shotOn = dateFromDatabase(shootDate)
    const dueOn = photosBy && dateFromDatabase(photosBy)
    return {
      id,
      ...splitAddress(propertyAddress),
      shotOn: shotOn === today ? 'today' : formatDay(shotOn),
      due: dueOn && dueText(dueOn, today),
      isLate: dueOn !== null && dueOn < today,
      photographer: photographerName,
      services,
    }
  })
}
