import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { makeBookingRequest, makeServices, makeSlot, newCard } from '@/lib/booking/bookings/bookings.fixture'
import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import { bookedForYouTitle, requestTitles } from '@/lib/booking/bookings/words/notifications'
import { describeBookingEvents } from '@/lib/booking/bookings/words/timeline'
import { createPerson, mailedSecrets, signUpAs, verifyNewest } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { createBookingWithDeposit } from '@/lib/workflows/book-shoot'

useDatabase()

let client: Actor
let photographer: Actor
let colleague: Actor
let services: string[]

beforeAll(async () => {
  client = await createPerson('CLIENT', 'Sam Harbor')
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  colleague = await createPerson('PHOTOGRAPHER', 'Ada Reyes')
  services = await makeServices()
})

const bookFor = (clientId: string, slotId: string, actor = photographer) =>
  createBookingWithDeposit(actor, makeBookingRequest(slotId, services), () => null, clientId)
const titlesOf = async (bookingId: string, { userId }: Actor) =>
  (await db().notification.findMany({ where: { bookingId, userId } })).map(({ title }) => title)
const mailsTo = async (bookingNumber: string, { email }: Actor) => {
  const mails = await db().outboxMessage.findMany({ where: { kind: 'MAIL', recipient: email } })
  return mails.filter(
    ({ payload }) => (payload as { bookingNumber?: string }).bookingNumber === bookingNumber,
  )
}

test("books a photographer's own time: confirmed at once, without a card, and the timeline says who did", async () => {
  const { bookingId } = await bookFor(client.profileId, await makeSlot(photographer, 3))
  const booking = await findBooking(client, bookingId)
  expect(booking).toMatchObject({ status: 'CONFIRMED', client: { fullName: 'Sam Harbor' } })
  expect(describeBookingEvents(booking?.events ?? [])[0]?.detail).toMatch(
    /^Marin Holt booked .* for Sam Harbor\.$/,
  )
  expect(await db().booking.findUnique({ where: { id: bookingId }, select: { cardId: true } })).toEqual({
    cardId: null,
  })
  expect(await titlesOf(bookingId, client)).toEqual([bookedForYouTitle('Marin Holt')])
  expect(await titlesOf(bookingId, photographer)).toEqual([])
  const [clientMail] = await mailsTo(booking?.number ?? '', client)
  expect(clientMail?.payload).toMatchObject({
    bookedBy: 'Marin Holt',
    isConfirmed: true,
    cancellation: expect.stringMatching(/^Canceling is free/),
  })
  const [ownMail] = await mailsTo(booking?.number ?? '', photographer)
  expect(ownMail).toMatchObject({ topic: 'booking-changed', payload: { change: 'approved' } })
})

test("books a colleague's time: the colleague has to approve it", async () => {
  const { bookingId } = await bookFor(client.profileId, await makeSlot(colleague, 4))
  expect(await findBooking(client, bookingId)).toMatchObject({ status: 'PENDING' })
  expect(await titlesOf(bookingId, colleague)).toEqual([requestTitles.photographer])
  expect(await titlesOf(bookingId, photographer)).toEqual([])
})

test("may override the photographer's own notice, but not a colleague's", async () => {
  for (const { profileId } of [photographer, colleague])
    await db().bookingTerms.create({
      data: { photographerId: profileId, minimumNoticeMinutes: 30 * 24 * 60 },
    })
  await expect(bookFor(client.profileId, await makeSlot(colleague, 6))).rejects.toMatchObject({
    code: 'slot-taken',
  })
  await bookFor(client.profileId, await makeSlot(photographer, 6))
  await db().bookingTerms.deleteMany()
})

test('a retry returns the first booking', async () => {
  const request = makeBookingRequest(await makeSlot(photographer, 7), services)
  const book = () => createBookingWithDeposit(photographer, request, () => null, client.profileId)
  expect(await book()).toEqual(await book())
})

test("a client whose address nobody verified is invited, and a stranger's password no longer works", async () => {
  const { email } = await signUpAs({ fullName: 'Orla Beckett' })
  const { id } = await db().profile.findUniqueOrThrow({ where: { email } })
  await bookFor(id, await makeSlot(photographer, 8))
  expect(await mailedSecrets(email, 'client-invited')).toHaveLength(1)
  await expect(verifyNewest(email)).rejects.toMatchObject({ code: 'conflict' })
})

test('only photographers book for others, only for active clients, and never with a card', async () => {
  const slotId = await makeSlot(photographer, 9)
  const other = await createPerson('CLIENT')
  await expect(bookFor(other.profileId, slotId, client)).rejects.toMatchObject({ code: 'not-found' })
  await expect(bookFor(colleague.profileId, slotId)).rejects.toMatchObject({ code: 'not-found' })
  await expect(bookFor(photographer.profileId, slotId)).rejects.toMatchObject({ code: 'forbidden' })
  await db().profile.update({ where: { id: other.profileId }, data: { accountStatus: 'DISABLED' } })
  await expect(bookFor(other.profileId, slotId)).rejects.toMatchObject({ code: 'not-found' })
  const card = await db().storedCard.create({ data: { ...newCard(), profileId: client.profileId } })
  await expect(
    createBookingWithDeposit(
      photographer,
      makeBookingRequest(slotId, services),
      () => ({ storedCardId: card.id }),
      client.profileId,
    ),
  ).rejects.toMatchObject({ code: 'payment-failed' })
})
