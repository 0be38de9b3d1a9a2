import { randomUUID } from 'node:crypto'
import { visitMinutes } from '@/lib/catalog/services/rules/totals'
import { toWallTime } from '@/lib/platform/time/calendar-date'
import { locateProperty } from '@/lib/studio/places/operations/locate-property'
import type { BookingStatus, PrismaClient, Service } from '@/prisma/generated/client'
import { dayFromToday, instantOn, isWorkday, wallTime } from './calendar'
import type { Person } from './people'
import { addressOf, instructions } from './places'
import type { Random } from './random'
import { cancellationPolicy } from './studio'

export type SeededBooking = {
  id: string
  client: Person
  photographer: Person
  address: string
  date: Date
  status: BookingStatus
  totalCents: number
  usesDrone: boolean
  /** The coupon that it was booked with. */
  coupon: { id: string; code: string } | null
  services: { id: string; name: string; priceCents: number; discountCents: number }[]
}

const usualSlotMinutes = 180
/** In minutes after midnight: 09:00 and 13:00. */
const starts = [9 * 60, 13 * 60] as const
/** Adjacent, so that a visit of more than three hours can take both. */
const freeTimes = [
  ['09:00', '12:00'],
  ['12:00', '15:00'],
] as const
/** For how many days there are open slots. */
const weeklyDays = 42
const combinations = [
  ['photo_shoot'],
  ['photo_shoot', 'aerial_photography'],
  ['photo_shoot', 'virtual_staging'],
  ['photo_shoot', 'house_tour'],
  ['house_tour', 'aerial_tour'],
  ['professional_photo_shoot'],
  ['photo_shoot', 'aerial_photography', 'house_tour'],
  ['media_shoot'],
] as const

/** The days with shoots, relative to today: two months back, one month ahead. */
const pastDays = [
  -62, -59, -56, -54, -52, -49, -47, -45, -42, -40, -38, -35, -33, -31, -28, -26, -24, -21, -19, -17, -14,
  -12, -10, -9, -7, -6, -5, -4, -3, -2,
]
const futureDays = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22, 24, 25, 27, 28, 29, 30, 31, 33,
  35,
]

/** Seeds slots of both photographers and about sixty bookings in every status. */
export async function seedBookings(
  database: PrismaClient,
  random: Random,
  today: string,
  photographers: [Person, Person],
  clients: Person[],
  services: Map<string, Service>,
): Promise<SeededBooking[]> {
  const bookings: SeededBooking[] = []
  for (const [index, days] of [...pastDays, ...futureDays].entries()) {
    const date = nextWorkday(today, days)
    // One shoot per photographer and day; if the first is busy, the second takes it.
    const photographer = (index % 3 === 2 ? photographers.toReversed() : photographers).find(
      (candidate) => !isBusy(bookings, candidate, date),
    )
    if (!photographer) continue
    // The two demo clients come first in the list and get every other booking.
    const client =
      index % 2 === 0 ? (clients[(index / 2) % 2] ?? random.pick(clients)) : random.pick(clients.slice(2))
    const chosen = (combinations[index % combinations.length] ?? combinations[0]).map((id) =>
      known(services, id),
    )
    const slotCount = Math.max(1, Math.ceil(visitMinutes(chosen) / usualSlotMinutes))
    // Longer visits start in the morning.
    const start = slotCount === 1 ? (starts[Math.floor(index / 2) % 2] ?? starts[0]) : starts[0]
    const booking: SeededBooking = {
      id: randomUUID(),
      client,
      photographer,
      address: addressOf(index),
      date,
      status: statusOf(index, days, random),
      totalCents: chosen.reduce((sum, service) => sum + service.priceCents, 0),
      usesDrone: chosen.some(({ usesDrone }) => usesDrone),
      coupon: null,
      services: chosen.map(({ id, name, priceCents }) => ({ id, name, priceCents, discountCents: 0 })),
    }
    bookings.push(booking)
    await createBooking(database, booking, chosen, {
      start,
      slotCount,
      specialInstructions: random.pick(instructions),
      // Spreads the booking dates, so that they aren't all in the same week.
      leadDays: 9 + ((index * 11) % 30),
      // Every other agent knows when the listing goes live.
      ...(index % 2 === 0 && { photosBy: dayAfter(date, 1), goLiveOn: dayAfter(date, 2 + (index % 5)) }),
    })
  }
  await seedFreeSlots(database, random, today, photographers)
  return bookings
}

function dayAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 86_400_000)
}

function isBusy(bookings: SeededBooking[], photographer: Person, date: Date): boolean {
  return bookings.some(
    (other) => other.photographer === photographer && other.date.getTime() === date.getTime(),
  )
}

function statusOf(index: number, days: number, random: Random): BookingStatus {
  if (index % 9 === 7) return 'CANCELLED'
  if (days < 0) return 'COMPLETED'
  return random.chance(0.6) ? 'CONFIRMED' : 'PENDING'
}

export async function createBooking(
  database: PrismaClient,
  booking: SeededBooking,
  services: Service[],
  {
    start,
    slotCount,
    slotMinutes = usualSlotMinutes,
    specialInstructions,
    leadDays,
    ...goLive
  }: {
    start: number
    slotCount: number
    slotMinutes?: number
    specialInstructions: string | null
    leadDays: number
    photosBy?: Date
    goLiveOn?: Date
  },
): Promise<void> {
  const { id, client, photographer, address, date, status, totalCents } = booking
  const bookedAt = instantOn(
    new Date(Math.min(date.getTime() - leadDays * 86_400_000, Date.now() - 2 * 86_400_000)),
    10,
    20,
  )
  const clock = (slots: number) => wallTime(toWallTime(start + slots * slotMinutes))
  const slots = await database.availabilitySlot.createManyAndReturn({
    data: Array.from({ length: slotCount }, (_, index) => ({
      photographerId: photographer.profileId,
      date,
      startTime: clock(index),
      endTime: clock(index + 1),
    })),
    select: { id: true },
  })
  await database.booking.create({
    data: {
      id,
      clientId: client.profileId,
      photographerId: photographer.profileId,
      ...(status !== 'CANCELLED' && { claims: { create: slots.map(({ id: slotId }) => ({ slotId })) } }),
      ...(await locateProperty(address, undefined, { coordinates: null, address: null })),
      shootDate: date,
      shootTime: clock(0),
      shootEndTime: clock(slotCount),
      ...goLive,
      totalAmountCents: totalCents,
      ...cancellationPolicy,
      specialInstructions,
      status,
      idempotencyKey: randomUUID(),
      createdAt: bookedAt,
      services: {
        create: services.map((service, position) => ({
          serviceId: service.id,
          name: service.name,
          priceCents: service.priceCents,
          durationMinutes: service.durationMinutes,
          light: service.light,
          usesDrone: service.usesDrone,
          showsExterior: service.showsExterior,
          revisionRounds: service.revisionRounds,
          extraRoundCents: service.extraRoundCents,
          photosIncluded: service.photosIncluded,
          extraPhotoCents: service.extraPhotoCents,
          position,
        })),
      },
      events: { create: eventsOf(booking, bookedAt) },
    },
  })
}

function eventsOf({ client, photographer, date, status }: SeededBooking, bookedAt: Date) {
  const hoursLater = (hours: number) => new Date(bookedAt.getTime() + hours * 3_600_000)
  const created = { kind: 'CREATED' as const, actorId: client.profileId, createdAt: bookedAt }
  const approved = { kind: 'APPROVED' as const, actorId: photographer.profileId, createdAt: hoursLater(3) }
  if (status === 'PENDING') return [created]
  if (status === 'CONFIRMED') return [created, approved]
  if (status === 'CANCELLED') {
    return [created, { kind: 'CANCELLED' as const, actorId: client.profileId, createdAt: hoursLater(20) }]
  }
  return [
    created,
    approved,
    { kind: 'COMPLETED' as const, actorId: photographer.profileId, createdAt: instantOn(date, 17) },
  ]
}

/** Seeds the open slots: mornings and afternoons of the next six weeks that are not booked. */
async function seedFreeSlots(
  database: PrismaClient,
  random: Random,
  today: string,
  photographers: [Person, Person],
) {
  const taken = new Set(
    (await database.availabilitySlot.findMany({ select: { photographerId: true, date: true } })).map(
      (slot) => `${slot.photographerId} ${slot.date.toISOString()}`,
    ),
  )
  const patternIds = await seedWeeklyHours(database, today, photographers)
  const free = []
  for (let days = 1; days <= weeklyDays; days++) {
    const date = dayFromToday(today, days)
    if (!isWorkday(date)) continue
    for (const photographer of photographers) {
      if (taken.has(`${photographer.profileId} ${date.toISOString()}`)) continue
      for (const [start, end] of freeTimes) {
        if (!random.chance(0.55)) continue
        free.push({
          photographerId: photographer.profileId,
          patternId: patternIds.get(photographer) ?? null,
          date,
          startTime: wallTime(start),
          endTime: wallTime(end),
          isAvailable: random.chance(0.92),
        })
      }
    }
  }
  await database.availabilitySlot.createMany({ data: free })
}

/** Seeds the weekly hours that the open slots belong to; some of their slots were deleted. Returns their ids. */
async function seedWeeklyHours(
  database: PrismaClient,
  today: string,
  photographers: [Person, Person],
): Promise<Map<Person, string>> {
  const ids = new Map<Person, string>()
  for (const photographer of photographers) {
    const { id } = await database.weeklyPattern.create({
      data: {
        photographerId: photographer.profileId,
        weekdays: [1, 2, 3, 4, 5],
        startTime: wallTime(freeTimes[0][0]),
        endTime: wallTime(freeTimes[1][1]),
        slotMinutes: usualSlotMinutes,
        fromDate: dayFromToday(today, 1),
        untilDate: dayFromToday(today, weeklyDays),
      },
      select: { id: true },
    })
    ids.set(photographer, id)
  }
  return ids
}

function nextWorkday(today: string, days: number): Date {
  let date = dayFromToday(today, days)
  // Past days move back and future days forward, so that none crosses today.
  while (!isWorkday(date)) date = new Date(date.getTime() + (days < 0 ? -1 : 1) * 86_400_000)
  return date
}

function known(services: Map<string, Service>, id: string): Service {
  const service = services.get(id)
  if (!service) throw new Error(`the catalog has no ${id}`)
  return service
}
