import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useEnvironment } from '@/e2e/support/use-environment'
import type { Actor } from '@/lib/auth/actor'
import { makeBookingRequest, makeServices, makeSlot, newCard } from '@/lib/booking/bookings/bookings.fixture'
import { holdSlot } from '@/lib/calendar/availability/commands/hold-slot'
import { listOpenSlots } from '@/lib/calendar/availability/queries/list-open-slots'
import { placeKey } from '@/lib/calendar/travel/rules/drive'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { locateZip } from '@/lib/studio/places/operations/locate-address'
import { emptyAddress } from '@/lib/studio/places/rules/address'
import { createBookingWithDeposit } from '@/lib/workflows/book-shoot'
import { rescheduleBooking } from './reschedule-booking'

// No two bookings of a photographer stand closer than the road allows: Marshall is about 40 minutes from Asheville.

useDatabase()
// Nothing listens there: drives are estimated unless their measurement is stored.
useEnvironment(() => ({ ROUTER_URL: 'http://127.0.0.1:9' }))

const asheville = '903 Chestnut Street, Asheville, NC 28801'
const marshall = '27 Quarry View, Marshall, NC 28753'
const unknown = 'The old mill'

let services: string[]
let day = 1
let photographer: Actor
/** Three adjacent hours of one day, and one in the afternoon. */
let slots: { early: string; next: string; noon: string; afternoon: string }

beforeAll(async () => {
  services = await makeServices()
})

async function openDay() {
  day += 1
  photographer = await createPerson('PHOTOGRAPHER')
  slots = {
    early: await makeSlot(photographer, day, '09:00', '10:00'),
    next: await makeSlot(photographer, day, '10:00', '11:00'),
    noon: await makeSlot(photographer, day, '11:00', '12:00'),
    afternoon: await makeSlot(photographer, day, '15:00', '16:00'),
  }
}

async function book(slotId: string, propertyAddress: string, client?: Actor) {
  const request = { ...makeBookingRequest(slotId, services), propertyAddress }
  return createBookingWithDeposit(client ?? (await createPerson('CLIENT')), request, newCard)
}

async function listOffered(zip: string) {
  const { slots: open } = await listOpenSlots(await createPerson('CLIENT'), {
    address: { ...emptyAddress, zip },
  })
  const ids = open
    .filter(({ photographerId }) => photographerId === photographer.profileId)
    .map(({ id }) => id)
  return (Object.keys(slots) as (keyof typeof slots)[]).filter((name) => ids.includes(slots[name]))
}

test("isn't offered, held, or booked where the drive takes longer than the gap", async () => {
  await openDay()
  await book(slots.early, asheville)
  expect(await listOffered('28801')).toEqual(['next', 'noon', 'afternoon'])
  expect(await listOffered('28753')).toEqual(['noon', 'afternoon'])
  expect(await listOffered('')).toEqual(['next', 'noon', 'afternoon'])
  const client = await createPerson('CLIENT')
  const held = { slotId: slots.next, minutes: 60, address: { ...emptyAddress, zip: '28753' } }
  await expect(holdSlot(client, held)).rejects.toMatchObject({ code: 'slot-taken' })
  await expect(book(slots.next, marshall)).rejects.toMatchObject({ code: 'slot-taken' })
  await book(slots.next, unknown)
  await book(slots.noon, marshall)
})

test('of two concurrent bookings of adjacent hours across the county, exactly one wins', async () => {
  for (let round = 0; round < 5; round += 1) {
    await openDay()
    const outcomes = await Promise.allSettled([book(slots.early, asheville), book(slots.next, marshall)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'slot-taken' },
    })
  }
})

test('a booking moves only where the road allows, from where it is', async () => {
  await openDay()
  await book(slots.early, asheville)
  const client = await createPerson('CLIENT')
  const { bookingId } = await book(slots.afternoon, marshall, client)
  const move = (slotId: string, propertyAddress: string) =>
    rescheduleBooking(client, { bookingId, slotId, propertyAddress, specialInstructions: '' })
  const { slots: open } = await listOpenSlots(client, { movingBookingId: bookingId })
  expect(open.map(({ id }) => id)).not.toContain(slots.next)
  await expect(move(slots.next, marshall)).rejects.toMatchObject({ code: 'slot-taken' })
  await move(slots.next, asheville)
  await expect(move(slots.noon, marshall)).resolves.toBeUndefined()
})

test('a measured drive counts instead of the estimate, where a time is offered, held, and booked', async () => {
  const places = await Promise.all(['28801', '28753'].map(locateZip))
  const [from = '', to = ''] = places.map((place) => place && placeKey(place)).map(String)
  await db().measuredDrive.create({ data: { fromPlace: from, toPlace: to, miles: 41, minutes: 75 } })
  await openDay()
  await book(slots.early, asheville)
  expect(await listOffered('28753')).toEqual(['afternoon'])
  const held = { slotId: slots.noon, minutes: 60, address: { ...emptyAddress, zip: '28753' } }
  await expect(holdSlot(await createPerson('CLIENT'), held)).rejects.toMatchObject({ code: 'slot-taken' })
  await expect(book(slots.noon, marshall)).rejects.toMatchObject({ code: 'slot-taken' })
  await book(slots.afternoon, marshall)
})
