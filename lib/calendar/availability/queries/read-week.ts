import 'server-only'
import { sql } from 'kysely'
import type { Actor } from '@/lib/auth/actor'
import { busyDuring, visibleCalendarsOf } from '@/lib/calendar/availability/policy'
import { findDayDrives } from '@/lib/calendar/availability/rules/day-drives'
import { splitByDay } from '@/lib/calendar/availability/rules/week-layout'
import type { SlotTime } from '@/lib/calendar/availability/schema/slots'
import type { StudioWeek, WeekBlockedDay, WeekShoot, WeekSlot } from '@/lib/calendar/availability/schema/week'
import { privateText, untitledText } from '@/lib/calendar/availability/words/other-calendars'
import { readRoad } from '@/lib/calendar/travel/operations/read-road'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
import { addDays, type CalendarDate, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { now, wallTimeOf } from '@/lib/platform/time/clock'
import { locateStudio } from '@/lib/studio/places/operations/locate-address'
import { type PlaceColumns, propertyPosition, toPlace } from '@/lib/studio/places/rules/place'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** The most days that are read at once. */
const maxDays = 7
/** No studio has this many photographers. */
const maxPhotographers = 200

/** Which days to read, both included, and whose; without `photographerId`, of everyone whose calendar the actor may see. */
export type WeekRequest = { first: CalendarDate; last: CalendarDate; photographerId?: string }

/**
 * Reads some days, at most a week, of the calendars that the actor may see, by the photographers' names: shoots with the drives to
 * them, open and disabled times, holds, blocked days, and busy times elsewhere. What a photographer's other calendars say, and why
 * days are blocked, stays private.
 */
export async function readWeek(actor: Actor, request: WeekRequest): Promise<StudioWeek> {
  const last = earlierOf(request.last, addDays(request.first, maxDays - 1))
  const days = { first: request.first, last }
  const studio = await getStudio()
  const [rows, studioBase] = await Promise.all([readRows(actor, { ...request, last }), locateStudio(studio)])
  const shootsOf = new Map(rows.map(({ id, shoots }) => [id, shoots.map(placeShoot)]))
  const stops = [...shootsOf.values()].flat().map(({ position }) => position)
  const road = await readRoad(db(), studio, stops)
  const photographers = rows.map(({ id, fullName, baseLatitude, baseLongitude, ...row }) => {
    const isOwn = id === actor.profileId
    const base =
      baseLatitude === null || baseLongitude === null
        ? studioBase
        : { latitude: baseLatitude, longitude: baseLongitude }
    const busyTimes = row.busyTimes.flatMap(({ startsAt, endsAt, title }) =>
      splitByDay(
        {
          startsAt: new Date(startsAt),
          endsAt: new Date(endsAt),
          title: isOwn ? title || untitledText : privateText,
        },
        days,
        studio.timeZone,
      ),
    )
    return {
      photographerId: id,
      fullName,
      shoots: row.shoots.map(
        ({ latitude: _north, longitude: _east, placeSource: _source, ...shoot }) => shoot,
      ),
      drives: findDayDrives(shootsOf.get(id) ?? [], base, road),
      slots: row.slots.map(({ heldUntil, ...slot }) => ({
        ...slot,
        heldUntil: heldUntil && wallTimeOf(heldUntil, studio.timeZone),
      })),
      busyTimes,
      blockedDays: row.blockedDays.map(({ date, reason }) => ({ date, reason: isOwn ? reason : null })),
    }
  })
  return { photographers, studioPosition: studioBase }
}

type Row = {
  id: string
  fullName: string
  baseLatitude: number | null
  baseLongitude: number | null
  shoots: ShootRow[]
  slots: SlotRow[]
  blockedDays: WeekBlockedDay[]
  busyTimes: { startsAt: string; endsAt: string; title: string }[]
}
type ShootRow = WeekShoot & PlaceColumns
type SlotRow = Omit<WeekSlot, 'heldUntil'> & { heldUntil: string | null }

/** Reads everything in one statement that starts from the photographers, each of whose lists an index finds. */
function readRows(
  actor: Actor,
  { first: firstDay, last: lastDay, photographerId }: WeekRequest,
): Promise<Row[]> {
  const [first, last] = [dateToDatabase(firstDay), dateToDatabase(lastDay)]
  const { startsAt, endsAt } = busyDuring(first, last)
  const shoots = sql<ShootRow[]>`to_json(ARRAY(
    SELECT json_build_object(
      'bookingId', b.id, 'date', b.shoot_date, 'startTime', to_char(b.shoot_time, 'HH24:MI'),
      'endTime', to_char(b.shoot_end_time, 'HH24:MI'), 'address', split_part(b.property_address, ',', 1),
      'clientName', client.full_name, 'status', b.status, 'latitude', b.latitude, 'longitude', b.longitude,
      'placeSource', b.place_source
    )
    FROM bookings b JOIN profiles client ON client.id = b.client_id
    WHERE b.photographer_id = p.id AND b.shoot_date >= ${first} AND b.shoot_date <= ${last} AND b.status <> 'CANCELLED'
      AND b.imported_at IS NULL
    ORDER BY b.shoot_date, b.shoot_time, b.id))`
  const slots = sql<SlotRow[]>`to_json(ARRAY(
    SELECT json_build_object(
      'id', s.id, 'date', s.date, 'startTime', to_char(s.start_time, 'HH24:MI'), 'endTime', to_char(s.end_time, 'HH24:MI'),
      'isAvailable', s.is_available, 'isBooked', claim.slot_id IS NOT NULL, 'heldUntil', hold.expires_at
    )
    FROM availability_slots s
    LEFT JOIN slot_claims claim ON claim.slot_id = s.id
    LEFT JOIN slot_holds hold ON hold.slot_id = s.id AND hold.expires_at > ${now()}
    WHERE s.photographer_id = p.id AND s.date >= ${first} AND s.date <= ${last}
    ORDER BY s.date, s.start_time))`
  const blockedDays = sql<WeekBlockedDay[]>`to_json(ARRAY(
    SELECT json_build_object('date', d.date, 'reason', d.reason) FROM blocked_days d
    WHERE d.photographer_id = p.id AND d.date >= ${first} AND d.date <= ${last}
    ORDER BY d.date))`
  const busyTimes = sql<Row['busyTimes']>`to_json(ARRAY(
    SELECT json_build_object('startsAt', t.starts_at, 'endsAt', t.ends_at, 'title', t.title) FROM busy_times t
    WHERE t.photographer_id = p.id AND t.starts_at < ${startsAt.lt} AND t.ends_at > ${endsAt.gt}
    ORDER BY t.starts_at))`
  return queryBuilder(db())
    .selectFrom('profiles as p')
    .leftJoin('booking_terms as t', 't.photographerId', 'p.id')
    .where(whereSql('profiles', visibleCalendarsOf(actor), 'p'))
    .$if(photographerId !== undefined, (rows) => rows.where('p.id', '=', photographerId ?? ''))
    .select(['p.id', 'p.fullName', 't.baseLatitude', 't.baseLongitude'])
    .select([
      shoots.as('shoots'),
      slots.as('slots'),
      blockedDays.as('blockedDays'),
      busyTimes.as('busyTimes'),
    ])
    .orderBy('p.fullName')
    .orderBy('p.id')
    .limit(sql<number>`${maxPhotographers}`)
    .execute()
}

function placeShoot(row: ShootRow): SlotTime & { position: ReturnType<typeof propertyPosition> } {
  const { date, startTime, endTime } = row
  return { date, startTime, endTime, position: propertyPosition(toPlace(row)) }
}

function earlierOf(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one < other ? one : other
}
