import { randomUUID } from 'node:crypto'
import { sealDetails } from '@/lib/booking/access-details/operations/seal-details'
import { noDetails } from '@/lib/booking/access-details/rules/no-details'
import { dateFromDatabase, minutesOf, toWallTime } from '@/lib/platform/time/calendar-date'
import { instantOf, wallTimeOf } from '@/lib/platform/time/clock'
import type { PrismaClient, Service } from '@/prisma/generated/client'
import { createBooking } from './bookings'
import { dayFromToday } from './calendar'
import { type PlannedStop, planDay, planSteps } from './day-plan'
import type { Person } from './people'
import { seedTicks } from './shot-list'

const stops = [
  {
    address: '64 Kimberly Avenue, Asheville, NC 28804',
    serviceId: 'photo_shoot',
    specialInstructions: 'Start with the porch. The seller leaves at nine.',
    access: { gateCode: '4471', lockboxKind: 'SHACKLE', lockboxCode: '2208' },
  },
  {
    address: '9 Town Mountain Lane, Asheville, NC 28804',
    serviceId: 'house_tour',
    specialInstructions: 'Please close the gate behind you because of the dog.',
    access: { gateCode: '1975#' },
  },
  {
    address: '12 Vance Gap Court, Asheville, NC 28805',
    serviceId: 'photo_shoot',
    specialInstructions: 'The view to the ridge matters most.',
    access: { lockboxKind: 'SHACKLE', lockboxCode: '6140', occupancy: 'VACANT' },
  },
] as const

type Scene = {
  today: string
  timeZone: string
  photographer: Person
  clients: readonly [Person, Person, Person]
  services: Map<string, Service>
  now: Date
}

/** Seeds today's shoots of a photographer, unless there are some: a day on the road, with codes to get in. */
export async function seedToday(database: PrismaClient, scene: Scene): Promise<void> {
  const { today, timeZone, photographer, clients, services, now } = scene
  const date = dayFromToday(today, 0)
  const { profileId: photographerId } = photographer
  if ((await database.booking.count({ where: { photographerId, shootDate: date } })) > 0) return
  const plan = planDay(minutesOf(wallTimeOf(now, timeZone)))
  for (const [index, { address, serviceId, specialInstructions, access }] of stops.entries()) {
    const service = services.get(serviceId)
    const client = clients[index]
    const stop = plan[index]
    if (!service || !client || !stop) throw new Error(`the demo has no ${serviceId}`)
    const { id, name, priceCents, usesDrone } = service
    const booking = {
      id: randomUUID(),
      client,
      photographer,
      address,
      date,
      status: 'CONFIRMED' as const,
      totalCents: priceCents,
      usesDrone,
      coupon: null,
      services: [{ id, name, priceCents, discountCents: 0 }],
    }
    await createBooking(database, booking, [service], {
      start: stop.start,
      slotCount: 1,
      slotMinutes: stop.end - stop.start,
      specialInstructions,
      leadDays: 12 + index,
    })
    await database.accessDetails.create({
      data: { bookingId: booking.id, sealed: sealDetails(booking.id, { ...noDetails, ...access }) },
    })
    if (serviceId === 'photo_shoot') {
      const doneAt = instantOf(dateFromDatabase(date), toWallTime(stop.start), timeZone)
      await seedTicks(database, { bookingId: booking.id, state: stop.state, doneAt })
    }
    await recordSteps(database, booking.id, { photographerId, stop, date: dateFromDatabase(date), timeZone })
  }
}

/** Records what the photographer did so far, as they would have on their phone. */
async function recordSteps(
  database: PrismaClient,
  bookingId: string,
  {
    photographerId: actorId,
    stop,
    date,
    timeZone,
  }: { photographerId: string; stop: PlannedStop; date: string; timeZone: string },
): Promise<void> {
  const steps = planSteps(stop)
  const at = (minutes: number | null) =>
    minutes === null ? null : instantOf(date, toWallTime(minutes), timeZone)
  const [onTheWayAt, startedAt, finishedAt] = [at(steps.onTheWay), at(steps.started), at(steps.finished)]
  if (!onTheWayAt) return
  await database.booking.update({
    where: { id: bookingId },
    data: { onTheWayAt, onTheWayNotifiedAt: onTheWayAt, startedAt, finishedAt },
    select: { id: true },
  })
  const events = [
    { kind: 'ON_THE_WAY' as const, createdAt: onTheWayAt },
    { kind: 'STARTED' as const, createdAt: startedAt },
    { kind: 'FINISHED' as const, createdAt: finishedAt },
  ]
  await database.bookingEvent.createMany({
    data: events.flatMap(({ kind, createdAt }) =>
      createdAt ? [{ bookingId, actorId, kind, createdAt }] : [],
    ),
  })
}
