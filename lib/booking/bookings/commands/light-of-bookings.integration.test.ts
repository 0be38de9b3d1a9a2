import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { makeBookingRequest, makeServices, makeSlot, newCard } from '@/lib/booking/bookings/bookings.fixture'
import { holdSlot } from '@/lib/calendar/availability/commands/hold-slot'
import { readOffer } from '@/lib/calendar/availability/queries/read-offer'
import { readSunDay } from '@/lib/calendar/light/rules/sun-day'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { addDays } from '@/lib/platform/time/calendar-date'
import { todayIn, wallTimeOf } from '@/lib/platform/time/clock'
import { emptyAddress } from '@/lib/studio/places/rules/address'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { createBookingWithDeposit } from '@/lib/workflows/book-shoot'
import { rescheduleBooking } from './reschedule-booking'

// A service that needs twilight is booked only around dusk of that day at that place.

useDatabase()

const asheville = { latitude: 35.5951, longitude: -82.5515 }
const visit = { minutes: 30, light: 'TWILIGHT' as const, address: { ...emptyAddress, zip: '28801' } }

let services: string[]
let photographer: Actor
let slots: { noon: string; dusk: string; nextDusk: string }

beforeAll(async () => {
  services = [(await makeServices())[0] ?? '']
  await db().service.updateMany({ where: { id: { in: services } }, data: { light: 'TWILIGHT' } })
  photographer = await createPerson('PHOTOGRAPHER')
  slots = {
    noon: await makeSlot(photographer, 3, '12:00', '13:00'),
    dusk: await makeSlotAtDusk(3),
    nextDusk: await makeSlotAtDusk(4),
  }
})

async function makeSlotAtDusk(days: number): Promise<string> {
  const { timeZone } = await getStudio()
  const { sunset } = readSunDay(addDays(todayIn(timeZone), days), asheville, timeZone)
  const around = (minutes: number) =>
    wallTimeOf(new Date((sunset?.getTime() ?? 0) + minutes * 60_000), timeZone)
  return makeSlot(photographer, days, around(-30), around(30))
}

function book(client: Actor, slotId: string) {
  return createBookingWithDeposit(client, makeBookingRequest(slotId, services), newCard)
}

function move(actor: Actor, bookingId: string, slotId: string) {
  const { propertyAddress } = makeBookingRequest(slotId, services)
  return rescheduleBooking(actor, { bookingId, slotId, propertyAddress, specialInstructions: '' })
}

test('is offered and held only around dusk', async () => {
  const client = await createPerson('CLIENT')
  const { litStartIds, slots: open } = await readOffer(client, visit)
  expect(litStartIds).toEqual([slots.dusk, slots.nextDusk])
  expect(open.map(({ id }) => id)).toContain(slots.noon)
  expect(await readOffer(client, { ...visit, light: 'ANY' })).toMatchObject({ litStartIds: null })
  await expect(holdSlot(client, { ...visit, slotId: slots.noon })).rejects.toMatchObject({
    code: 'slot-taken',
  })
  await expect(holdSlot(client, { ...visit, slotId: slots.dusk })).resolves.toMatchObject({
    slotIds: [slots.dusk],
  })
})

test('is booked and moved only around dusk, unless the photographer decides otherwise', async () => {
  const client = await createPerson('CLIENT')
  // The browser's word doesn't count: the services decide.
  await holdSlot(client, { slotId: slots.noon, minutes: 30 })
  await expect(book(client, slots.noon)).rejects.toMatchObject({ code: 'slot-taken' })
  const other = await createPerson('CLIENT')
  await db().slotHold.deleteMany()
  const { bookingId } = await book(other, slots.dusk)
  await expect(move(other, bookingId, slots.noon)).rejects.toMatchObject({ code: 'slot-taken' })
  await expect(readOffer(other, { movingBookingId: bookingId, minutes: 30 })).resolves.toMatchObject({
    litStartIds: [slots.nextDusk],
  })
  await move(other, bookingId, slots.nextDusk)
  await expect(readOffer(photographer, { movingBookingId: bookingId })).resolves.toMatchObject({
    litStartIds: null,
  })
  await move(photographer, bookingId, slots.noon)
})
