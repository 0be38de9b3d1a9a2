import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { maxSearchedSlots, offerSize } from '@/lib/availability/limits'
import { bookableSlot, movedBooking, notHeldByOthers, offeredTo } from '@/lib/availability/policy'
import { findShortDrives, priceDrives } from '@/lib/availability/rules/driving'
import { neededLightOf, type Requester, respectsTerms, toSlotTime } from '@/lib/availability/rules/open-slots'
import { findMaxVisitMinutes, findOtherRuns } from '@/lib/availability/rules/runs'
import { isBusy, type Moment, type Shoot } from '@/lib/availability/rules/slots'
import type { OpenSlot, OpenSlots, ReadOffer } from '@/lib/availability/schema/slots'
import { lightFilter } from '@/lib/light/rules/suits-light'
import { locateStudio } from '@/lib/places/operations/locate-address'
import { addDays, type CalendarDate, dateFromDatabase, dateToDatabase } from '@/lib/platform/calendar-date'
import { now, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { measureDrives } from '@/lib/travel/operations/measure-drives'
import type { Prisma } from '@/prisma/generated/client'
import { dayKey, readBlockingShoots } from './read-blocking-shoots'
import { readBusyTimes } from './read-busy-times'
import { type Photographer, readPhotographers } from './read-photographers'
import { readVisit } from './read-visit'

const order = [{ date: 'asc' as const }, { startTime: 'asc' as const }, { id: 'asc' as const }]
const times = { id: true, date: true, startTime: true, endTime: true } as const

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
  // By id: for a condition on a joined table Postgres misjudges the number of matching slots and scans them all.
  const offered = { photographerId: { in: [...photographers.keys()] } }
  const bookable = bookableSlot(movedBooking(moving))
  const where = { AND: [bookable, offered, offeredTo(actor), notHeldByOthers(actor, moment.now)] }
  const bases = new Map([...photographers].map(([id, { base }]) => [id, base ?? studioBase]))
  const neededLight = neededLightOf({ ...moving, ...needs })
  const isLit = lightFilter(neededLight, timeZone)
  const ownSlotIds = visit.movedSlotIds ?? []
  let { destination } = needs
  let [from, size, searched, maxVisitMinutes] = [today, offerSize, 0, 0]
  for (;;) {
    const { rows, lastDay } = await readDays(where, from, size, upTo)
    const [shoots, busyTimes] = await Promise.all([readBlockingShoots(rows, moving), readBusyTimes(rows)])
    destination = await measureDrives(destination, [
      ...bases.values(),
      ...[...shoots.values()].flat().map(({ position }) => position),
    ])
    const free = rows.filter(
      (row) => !isBusy(toSlotTime(row), busyTimes.get(row.photographerId) ?? [], timeZone),
    )
    const slots = withoutForbidden(free, photographers, shoots, { ...moving, destination }, moment)
    maxVisitMinutes = Math.max(maxVisitMinutes, findMaxVisitMinutes(slots))
    searched += rows.length
    // Days without an available slot, such as a blocked month, are skipped.
    const starts = findOtherRuns(slots, minutes, ownSlotIds).filter(isLit)
    if (starts.length > 0 || lastDay === null || searched >= maxSearchedSlots) {
      const litStartIds = neededLight ? starts.map(({ id }) => id) : null
      const shootsOf = ({ photographerId, date }: OpenSlot) => shoots.get(dayKey(photographerId, date)) ?? []
      const shortDrives = findShortDrives(starts, shootsOf, bases, destination)
      const travelFees = visit.movedSlotIds ? {} : priceDrives(bases, destination, studio)
      return { slots, lastDay, place, ownSlotIds, maxVisitMinutes, litStartIds, shortDrives, travelFees }
    }
    from = addDays(lastDay, 1)
    size *= 2
  }
}

/** Reads the slots of whole days from `from` on: the nearest `size` or so, or all up to the requested day. */
async function readDays(
  where: Prisma.AvailabilitySlotWhereInput,
  from: CalendarDate,
  size: number,
  upTo?: CalendarDate,
) {
  const read = (date: Prisma.DateTimeFilter, take?: number) =>
    db().availabilitySlot.findMany({
      where: { AND: [where, { date }] },
      select: { ...times, photographerId: true },
      orderBy: order,
      ...(take !== undefined && { take }),
    })
  const first = await read({ gte: dateToDatabase(from) }, size + 1)
  const cut = first[size]
  if (!cut) return { rows: first, lastDay: null }

  const whole = first.filter(({ date }) => date < cut.date)
  const cutDay = dateFromDatabase(cut.date)
  const isEnough = whole.length > 0 && (!upTo || upTo < cutDay)
  if (isEnough) return { rows: whole, lastDay: addDays(cutDay, -1) }

  const lastDay = upTo && upTo > cutDay ? upTo : cutDay
  const [rest, later] = await Promise.all([
    read({ gte: cut.date, lte: dateToDatabase(lastDay) }),
    read({ gt: dateToDatabase(lastDay) }, 1),
  ])
  return { rows: [...whole, ...rest], lastDay: later.length > 0 ? lastDay : null }
}

type SlotRow = Awaited<ReturnType<typeof readDays>>['rows'][number]

function withoutForbidden(
  rows: SlotRow[],
  photographers: Map<string, Photographer>,
  shoots: Map<string, Shoot[]>,
  requester: Requester,
  moment: Moment,
): OpenSlot[] {
  return rows.flatMap((row) => {
    const slot = toSlotTime(row)
    const photographer = photographers.get(row.photographerId)
    if (!photographer || photographer.blockedDates.has(slot.date)) return []
    const others = shoots.get(dayKey(row.photographerId, slot.date)) ?? []
    if (!respectsTerms(slot, others, photographer.terms, requester, moment)) return []
    return [
      { id: row.id, ...slot, photographerId: row.photographerId, photographerName: photographer.fullName },
    ]
  })
}
