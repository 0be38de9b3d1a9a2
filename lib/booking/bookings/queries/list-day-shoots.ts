import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { maxDayShoots } from '@/lib/booking/bookings/limits'
import { belongingTo } from '@/lib/booking/bookings/policy'
import { hasShotList, joinShotLists } from '@/lib/booking/bookings/rules/shots'
import type { DayShoot } from '@/lib/booking/bookings/schema/shoot-day'
import { readBase } from '@/lib/calendar/availability/operations/read-base'
import { readRoad } from '@/lib/calendar/travel/operations/read-road'
import { findDrive } from '@/lib/calendar/travel/rules/drive'
import { db } from '@/lib/platform/data/db'
import { type CalendarDate, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { locateStudio } from '@/lib/studio/places/operations/locate-address'
import { propertyPosition, toPlace } from '@/lib/studio/places/rules/place'
import type { Position } from '@/lib/studio/places/schema'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { toBookingItem } from './select-booking'
import { progressFields } from './select-progress'
import { bookingFieldsWithShots } from './select-shots'

/** Lists a photographer's own shoots of a day in order, without cancelled ones, each with the drive to it. */
export async function listDayShoots(actor: Actor, date: CalendarDate): Promise<DayShoot[]> {
  const [rows, base] = await Promise.all([
    db().booking.findMany({
      where: {
        AND: [
          belongingTo(actor),
          { shootDate: dateToDatabase(date), status: { not: 'CANCELLED' }, importedAt: null },
        ],
      },
      select: {
        ...bookingFieldsWithShots,
        ...progressFields,
        latitude: true,
        longitude: true,
        placeSource: true,
        facing: true,
        airspace: true,
      },
      orderBy: [{ shootTime: 'asc' }, { id: 'asc' }],
      take: maxDayShoots,
    }),
    findBase(actor),
  ])
  const positions = rows.map((row) => propertyPosition(toPlace(row)))
  const road = await readRoad(db(), await getStudio(), [base, ...positions])
  return rows.map((row, index) => {
    const { id, address, startTime, endTime, status, isDelivered, specialInstructions, client } =
      toBookingItem(row)
    const position = positions[index] ?? null
    const from = index === 0 ? base : (positions[index - 1] ?? null)
    return {
      id,
      address,
      date,
      startTime,
      endTime,
      status,
      isDelivered,
      specialInstructions,
      client,
      visit: row.services.map(({ name, usesDrone }) => ({ name, usesDrone })),
      position,
      facing: row.facing,
      airspace: row.airspace,
      progress: {
        onTheWayAt: row.onTheWayAt,
        onTheWayNotifiedAt: row.onTheWayNotifiedAt,
        startedAt: row.startedAt,
        finishedAt: row.finishedAt,
      },
      shots: hasShotList(status) ? joinShotLists(row) : [],
      drive:
        from && position
          ? { ...findDrive(from, position, road), from: index === 0 ? ('base' as const) : ('shoot' as const) }
          : null,
    }
  })
}

/** Returns where a photographer's day starts: their own base, or else the studio. */
async function findBase({ profileId }: Actor): Promise<Position | null> {
  return (await readBase(db(), profileId)) ?? (await locateStudio(await getStudio()))
}
