import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { makeBookingRequest, makeServices, makeSlot, newCard } from '@/lib/booking/bookings/bookings.fixture'
import { saveBookingRules } from '@/lib/calendar/availability/commands/save-booking-rules'
import { readOffer } from '@/lib/calendar/availability/queries/read-offer'
import { drivenFee, toTravel } from '@/lib/calendar/travel/rules/travel-fee'
import { travelLabel } from '@/lib/calendar/travel/words'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { emptyAddress } from '@/lib/studio/places/rules/address'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { createBookingWithDeposit } from '@/lib/workflows/book-shoot'
import { reassignBooking } from './reassign-booking'

// From Asheville to Marshall it is an estimated 28 miles; the studio charges $2.00 for each beyond ten.

useDatabase()

const address = { ...emptyAddress, zip: '28753' }
const propertyAddress = '27 Quarry View, Marshall, NC 28753'
const feeCents = 3_600

let services: string[]
let near: Actor
let far: Actor
let day = 1

beforeAll(async () => {
  services = await makeServices()
  await getStudio()
  await db().studioSettings.update({
    where: { id: 1 },
    data: { travelFreeMiles: 10, travelStepMiles: 1, travelStepCents: 200 },
  })
  near = await createPerson('PHOTOGRAPHER')
  far = await createPerson('PHOTOGRAPHER')
  const rules = { minimumNoticeMinutes: 0, bufferMinutes: 0 }
  await saveBookingRules(near, { ...rules, baseZip: '28753' })
  await saveBookingRules(far, { ...rules, baseZip: '28801' })
})

async function bookFor(photographer: Actor, addedCents: number) {
  day += 1
  const slotId = await makeSlot(photographer, day)
  const client = await createPerson('CLIENT')
  const request = makeBookingRequest(slotId, services)
  const shownTotalCents = request.shownTotalCents + addedCents
  return createBookingWithDeposit(client, { ...request, propertyAddress, shownTotalCents }, newCard)
}

test('is shown before booking, by the base of each photographer', async () => {
  await makeSlot(near, 20)
  await makeSlot(far, 20)
  const { travelFees } = await readOffer(await createPerson('CLIENT'), { address })
  expect(travelFees).toEqual({ [far.profileId]: { miles: 28, feeCents, isEstimate: true } })
})

test('is charged as it was shown, and never believed from a browser', async () => {
  await expect(bookFor(far, 0)).rejects.toMatchObject({ code: 'conflict' })
  await expect(bookFor(near, feeCents)).rejects.toMatchObject({ code: 'conflict' })
  await bookFor(near, 0)
  const { bookingId } = await bookFor(far, feeCents)
  await expect(db().booking.findUniqueOrThrow({ where: { id: bookingId } })).resolves.toMatchObject({
    totalAmountCents: 49_800 + feeCents,
    travelMiles: 28,
    travelFeeCents: feeCents,
  })
})

test('stays as agreed when the booking moves to another photographer, who is paid for their own drive', async () => {
  const { bookingId } = await bookFor(far, feeCents)
  const read = async () => {
    const booking = await db().booking.findUniqueOrThrow({ where: { id: bookingId } })
    const travel = toTravel(booking)
    return [travel && travelLabel(travel), booking.totalAmountCents, drivenFee(booking)]
  }
  expect(await read()).toEqual(['Travel, 28 miles', 49_800 + feeCents, feeCents])
  await reassignBooking(far, { bookingId, photographerId: near.profileId })
  expect(await read()).toEqual(['Travel, as agreed', 49_800 + feeCents, 0])
  await reassignBooking(near, { bookingId, photographerId: far.profileId })
  expect(await read()).toEqual(['Travel, 28 miles', 49_800 + feeCents, feeCents])
})

test('the least driving leads to the photographer who is there anyway', async () => {
  const slotId = await makeSlot(near, 30)
  await makeSlot(far, 30)
  const { shortDrives } = await readOffer(await createPerson('CLIENT'), { address })
  expect(shortDrives[0]).toMatchObject({ minutes: 0 })
  const offered = shortDrives.map((one) => one.slotId)
  expect(offered).toContain(slotId)
})

test('a base must be an existing ZIP code', async () => {
  const rules = { minimumNoticeMinutes: 0, bufferMinutes: 0 }
  await expect(saveBookingRules(near, { ...rules, baseZip: '00000' })).rejects.toMatchObject({
    fields: { baseZip: [expect.any(String)] },
  })
})
