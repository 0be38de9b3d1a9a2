import { randomUUID } from 'node:crypto'
import { sealDetails } from '@/lib/booking/access-details/operations/seal-details'
import { noDetails } from '@/lib/booking/access-details/rules/no-details'
import type { PrismaClient, Service } from '@/prisma/generated/client'
import { createBooking, starts } from './bookings'
import { dayFromToday } from './calendar'
import type { Person } from './people'

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
] as const

/** Seeds today's shoots of a photographer, unless there are some: a day on the road, with codes to get in. */
export async function seedToday(
  database: PrismaClient,
  today: string,
  photographer: Person,
  clients: readonly [Person, Person],
  services: Map<string, Service>,
): Promise<void> {
  const date = dayFromToday(today, 0)
  const { profileId: photographerId } = photographer
  if ((await database.booking.count({ where: { photographerId, shootDate: date } })) > 0) return
  for (const [index, { address, serviceId, specialInstructions, access }] of stops.entries()) {
    const service = services.get(serviceId)
    const client = clients[index]
    if (!service || !client) throw new Error(`the demo has no ${serviceId}`)
    const { id, name, priceCents } = service
    const booking = {
      id: randomUUID(),
      client,
      photographer,
      address,
      date,
      status: 'CONFIRMED' as const,
      totalCents: priceCents,
      services: [{ id, name, priceCents }],
    }
    const start = starts[index] ?? starts[0]
    await createBooking(database, booking, [service], {
      start,
      slotCount: 1,
      specialInstructions,
      leadDays: 12 + index,
    })
    await database.accessDetails.create({
      data: { bookingId: booking.id, sealed: sealDetails(booking.id, { ...noDetails, ...access }) },
    })
  }
}
