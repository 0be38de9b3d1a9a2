import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { maxSearchedSlots, offerSize } from '@/lib/calendar/availability/limits'
import { blockingShoots, busyDuring, canHave } from '@/lib/calendar/availability/policy'
import type { Shoot } from '@/lib/calendar/availability/rules/buffer'
import { findShortDrives, priceDrives } from '@/lib/calendar/availability/rules/driving'
import {
  neededLightOf,
  type Requester,
  respectsTerms,
  toShoot,
} from '@/lib/calendar/availability/rules/open-slots'
import { findMaxVisitMinutes, findOtherRuns } from '@/lib/calendar/availability/rules/runs'
import { type BusyInterval, isBusy, type Moment } from '@/lib/calendar/availability/rules/slots'
import type { OpenSlot, OpenSlots, ReadOffer } from '@/lib/calendar/availability/schema/slots'
import { lightFilter } from '@/lib/calendar/light/rules/suits-light'
import { measureDrives } from '@/lib/calendar/travel/operations/measure-drives'
import { db } from '@/lib/platform/data/db'
import { isOneOf, queryBuilder } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
import { addDays, type CalendarDate, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { now, todayIn } from '@/lib/platform/time/clock'
import { locateStudio } from '@/lib/studio/places/operations/locate-address'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { type Photographer, readPhotographers } from './read-photographers'
import { readSlotDays, type SlotRow } from './read-slot-days'
import { readVisit } from './read-visit'

/**
 * Lists the slots this actor can book or move a booking to now, by date and time, without those that others hold, that
 * are on a blocked day or during a busy time, or that notice, buffer, or the drive exclude. Reads whole days, nearest
 * first, until there are enough slots and one has room and light for the visit, or `maxSearchedSlots` were read; callers
 * request more with `upTo`.
 * @param request.movingBookingId the booking that would move, whose own slots count as available
 */
export async function listOpenSlots(actor: Actor, request: ReadOffer = {}): Promise<OpenSlots> {
  const { minutes = 0, movingBookingId, upTo } = request
  const studio = await getStudio()
  const { timeZone } = studio
  const moment = { now: now(), timeZone }
  const moving = { ...actor, movingBookingId }
  const today = todayIn(timeZone)
  const [photographers, visit, studioBase] = await Promise.all([
    readPhotographers(today),
    readVisit(actor, request, studio),
    locateStudio(studio),
  ])
  const { place, needs } = visit
  const photographerIds = [...photographers.keys()].filter((photographerId) =>
    canHave(moving, { photographerId }),
  )
  const search = { photographerIds, movingBookingId, at: moment.now }
  const bases = new Map([...photographers].map(([id, { base }]) => [id, base ?? studioBase]))
  const neededLight = neededLightOf({ ...moving, ...needs })
  const isLit = lightFilter(neededLight, timeZone)
  const ownSlotIds = visit.movedSlotIds ?? []
  const findStarts = <S extends SlotRow>(slots: readonly S[]) =>
    findOtherRuns(slots, minutes, ownSlotIds).filter(isLit)
  let { destination } = needs
  let [from, size, searched, maxVisitMinutes] = [today, offerSize, 0, 0]
  for (;;) {
    const { rows, lastDay } = await readSlotDays(actor, search, { from, size, upTo })
    searched += rows.length
    let [slots, shoots]: [OpenSlot[], Map<string, Shoot[]>] = [[], new Map()]
    // Shoots are read only where they matter: many days may have no time in the light that the visit needs.
    const mayBeLonger = maxVisitMinutes < Math.max(1, minutes) && maxVisitMinutes < findMaxVisitMinutes(rows)
    if (mayBeLonger || findStarts(rows).length > 0) {
      const [blocking, busyTimes] = await Promise.all([
        readBlockingShoots(actor, rows, movingBookingId),
        readBusyTimes(rows),
      ])
      const stops = [...blocking.values()].flat().map(({ position }) => position)
      destination = await measureDrives(destination, [...bases.values(), ...stops])
      const free = rows.filter((row) => !isBusy(row, busyTimes.get(row.photographerId) ?? [], timeZone))
      shoots = blocking
      slots = withoutForbidden(free, photographers, shoots, { ...moving, destination }, moment)
      maxVisitMinutes = Math.max(maxVisitMinutes, findMaxVisitMinutes(slots))
    }
    // Days without an available slot, such as a blocked month, are skipped.
    const starts = findStarts(slots)
    if (starts.length > 0 || lastDay === null || searched >= maxSearchedSlots) {
      const litStartIds = neededLight ? starts.map(({ id }) => id) : null
      const shootsOf = ({ photographerId, date }: OpenSlot) => shoots.get(dayKey(photographerId, date)) ?? []
      const shortDrives = findShortDrives(starts, shootsOf, bases, destination)
      const travelFees = visit.movedSlotIds ? {} : priceDrives(bases, destination, studio)
      return { slots, lastDay, place, ownSlotIds, maxVisitMinutes, litStartIds, shortDrives, travelFees }
    }
    from = addDays(lastDay, 1)
    size = Math.min(2 * size, maxSearchedSlots - searched)
  }
}

function withoutForbidden(
  rows: SlotRow[],
  photographers: Map<string, Photographer>,
  shoots: Map<string, Shoot[]>,
  requester: Requester,
  moment: Moment,
): OpenSlot[] {
  return rows.flatMap((slot) => {
    const photographer = photographers.get(slot.photographerId)
    if (!photographer || photographer.blockedDates.has(slot.date)) return []
    const others = shoots.get(dayKey(slot.photographerId, slot.date)) ?? []
    if (!respectsTerms(slot, others, photographer.terms, requester, moment)) return []
    return [{ ...slot, photographerName: photographer.fullName }]
  })
}

/** Reads when the photographers of these slots are busy elsewhere, by photographer. The slots must be sorted by date. */
async function readBusyTimes(
  slots: readonly { photographerId: string; date: CalendarDate }[],
): Promise<Map<string, BusyInterval[]>> {
  const [first, last] = [slots[0], slots.at(-1)]
  const busyTimes = new Map<string, BusyInterval[]>()
  if (!first || !last) return busyTimes
  const photographerIds = [...new Set(slots.map(({ photographerId }) => photographerId))]
  const rows = await db().busyTime.findMany({
    where: {
      photographerId: { in: photographerIds },
      ...busyDuring(dateToDatabase(first.date), dateToDatabase(last.date)),
    },
    select: { photographerId: true, startsAt: true, endsAt: true },
  })
  for (const { photographerId, ...busy } of rows) {
    const own = busyTimes.get(photographerId)
    if (own) own.push(busy)
    else busyTimes.set(photographerId, [busy])
  }
  return busyTimes
}

/** Reads the shoots that block these slots' days for this person, by `dayKey`. The slots must be sorted by date. */
async function readBlockingShoots(
  { role, profileId }: Actor,
  slots: readonly { photographerId: string; date: CalendarDate }[],
  movingBookingId: string | undefined,
): Promise<Map<string, Shoot[]>> {
  const [first, last] = [slots[0], slots.at(-1)]
  const shoots = new Map<string, Shoot[]>()
  if (!first || !last) return shoots
  const rows = await queryBuilder(db())
    .selectFrom('bookings as b')
    .where((eb) =>
      isOneOf(eb.ref('b.photographerId'), [...new Set(slots.map(({ photographerId }) => photographerId))]),
    )
    .where('b.shootDate', '>=', dateToDatabase(first.date))
    .where('b.shootDate', '<=', dateToDatabase(last.date))
    .where(whereSql('bookings', blockingShoots({ role, profileId, movingBookingId }), 'b'))
    .select(['b.photographerId', 'b.shootDate', 'b.shootTime', 'b.shootEndTime'])
    .select(['b.latitude', 'b.longitude', 'b.placeSource'])
    .execute()
  for (const { photographerId, ...row } of rows) {
    const shoot = toShoot(row)
    const key = dayKey(photographerId, shoot.date)
    const ofDay = shoots.get(key)
    if (ofDay) ofDay.push(shoot)
    else shoots.set(key, [shoot])
  }
  return shoots
}

function dayKey(photographerId: string, date: CalendarDate): string {
  return `${photographerId} ${date}`
}
