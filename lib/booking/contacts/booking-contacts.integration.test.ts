import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { cancelBooking, makeBooking, makeServices, makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { rescheduleBooking } from '@/lib/booking/bookings/commands/reschedule-booking'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { signToken } from '@/lib/platform/secrets/signed-token'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { approveBooking } from '@/lib/workflows/approve-booking'
import { chooseMail } from '@/lib/workflows/choose-mail'
import { readMailChoice } from '@/lib/workflows/read-mail-choice'
import { addContact } from './commands/add-contact'
import { changeNotices } from './commands/change-notices'
import { removeContact } from './commands/remove-contact'
import { maxContacts, noticesPerDay } from './limits'
import { notifyContacts } from './operations/notify-contacts'
import { findContacts } from './queries/find-contacts'
import { AddContact } from './schema'
import { contactsClosedText, knownContactText, noticesText, tooManyContactsText } from './words'

useDatabase()

let client: Actor
let stranger: Actor
let photographer: Actor
let services: string[]
let bookingId: string

const notFound = { code: 'not-found' }
/** Every test has an address of its own. */
let people = 0
const addressOf = () => `person-${people++}@example.test`

beforeAll(async () => {
  services = await makeServices()
})

beforeEach(async () => {
  client = await createPerson('CLIENT', 'Dana Whitfield')
  stranger = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  bookingId = await makeBooking(client, await makeSlot(photographer), services)
})

async function add(changes: object = {}, actor = client): Promise<{ id: string; email: string }> {
  const email = addressOf()
  const input = {
    bookingId,
    name: 'Robin',
    email,
    kind: 'ASSISTANT',
    notices: ['CONFIRMED', 'MOVED'],
    ...changes,
  }
  await addContact(actor, AddContact.parse(input))
  return db().bookingContact.findFirstOrThrow({
    where: { bookingId },
    orderBy: { createdAt: 'desc' },
    select: { id: true, email: true },
  })
}

const noticesTo = (email: string) =>
  db().outboxMessage.findMany({
    where: { recipient: email, topic: 'shoot-notice' },
    orderBy: { createdAt: 'asc' },
    select: { payload: true },
  })
const newsTo = async (email: string) =>
  (await noticesTo(email)).map(({ payload }) => (payload as { news: string }).news)
const send = (news: Parameters<typeof notifyContacts>[2]) =>
  db().$transaction((tx) => notifyContacts(tx, bookingId, news, { timeZone: 'America/New_York' }))

describe('notices', () => {
  test('follow the changes that a person was signed up for', async () => {
    const all = await add({ notices: ['CONFIRMED', 'MOVED', 'INSTRUCTIONS'], kind: 'SELLER' })
    const some = await add({ notices: ['MOVED'] })
    await approveBooking(photographer, bookingId)
    await rescheduleBooking(photographer, {
      bookingId,
      slotId: await makeSlot(photographer, 9),
      propertyAddress: (await db().booking.findUniqueOrThrow({ where: { id: bookingId } })).propertyAddress,
      specialInstructions: 'Gate code 9981',
    })
    await cancelBooking(photographer, bookingId)
    expect(await newsTo(all.email)).toEqual(['confirmed', 'rescheduled', 'instructions', 'cancelled'])
    expect(await newsTo(some.email)).toEqual(['rescheduled', 'cancelled'])
  })

  test('give times in twelve hours, with the zone', async () => {
    const { email } = await add({ kind: 'SELLER', notices: ['MOVED', 'ON_THE_WAY'] })
    await db().booking.update({ where: { id: bookingId }, data: { shootDate: dateToDatabase('2026-06-12') } })
    const timeZone = 'America/New_York'
    await db().$transaction(async (tx) => {
      await notifyContacts(tx, bookingId, 'rescheduled', {
        timeZone,
        before: { date: '2026-12-01', startTime: '13:30' },
      })
      await notifyContacts(tx, bookingId, 'on-the-way', { timeZone, arrival: '08:55' })
    })
    expect((await noticesTo(email)).map(({ payload }) => payload)).toMatchObject([
      { time: '9:00 AM – 12:00 PM EDT', before: 'December 01, 2026 at 1:30 PM EST', arrival: null },
      { time: '9:00 AM – 12:00 PM EDT', before: null, arrival: '8:55 AM EDT' },
    ])
  })

  test('hold no prices, instructions, or links', async () => {
    const { email } = await add()
    await db().booking.update({
      where: { id: bookingId },
      data: { specialInstructions: 'Lockbox 4471' },
    })
    await send('confirmed')
    const text = JSON.stringify(await noticesTo(email))
    expect(text).toContain('Dana Whitfield')
    expect(text).not.toMatch(/498\.00|Lockbox|http/)
  })

  test('about photos go to assistants only', async () => {
    const assistant = await add({ notices: ['PHOTOS_READY'] })
    const seller = await add({ kind: 'SELLER', notices: ['PHOTOS_READY', 'MOVED'] })
    await send('photos-ready')
    expect(await newsTo(assistant.email)).toEqual(['photos-ready'])
    expect(await newsTo(seller.email)).toEqual([])
    expect(
      AddContact.safeParse({
        bookingId,
        name: 'Eve',
        email: 'e@example.test',
        kind: 'SELLER',
        notices: ['PHOTOS_READY'],
      }).error?.issues[0]?.message,
    ).toBe(noticesText)
    const forced = db().bookingContact.update({
      where: { id: seller.id },
      data: { notices: ['PHOTOS_READY'] },
    })
    await expect(forced).rejects.toThrow(/booking_contacts_notices/)
  })

  test('are limited per address and day, across bookings', async () => {
    const { email } = await add({ notices: ['CONFIRMED'] })
    for (let sent = 0; sent < noticesPerDay + 2; sent++) await send('confirmed')
    expect(await noticesTo(email)).toHaveLength(noticesPerDay)
  })
})

describe('unsubscribing', () => {
  test("ends every notice to the address, and the client can't undo it", async () => {
    const { id, email } = await add()
    const token = signToken('unsubscribe', [id, 'contact'])
    expect(await readMailChoice(token)).toMatchObject({ kind: 'contact', isWanted: true })
    await chooseMail(token, false)
    expect(await readMailChoice(token)).toMatchObject({ isWanted: false })
    await send('confirmed')
    expect(await newsTo(email)).toEqual([])
    await expect(removeContact(client, id)).rejects.toMatchObject(notFound)
    const other = await makeBooking(client, await makeSlot(photographer, 8), services)
    await addContact(
      client,
      AddContact.parse({ bookingId: other, name: 'Robin', email, kind: 'SELLER', notices: ['MOVED'] }),
    )
    expect((await findContacts(client, other))?.contacts[0]?.isMuted).toBe(true)
    await chooseMail(token, true)
    await send('confirmed')
    expect(await newsTo(email)).toEqual(['confirmed'])
  })

  test('needs a token that this server signed', async () => {
    const { id } = await add()
    const token = `${id}.contact.${'A'.repeat(43)}`
    expect(await readMailChoice(token)).toBeNull()
    await expect(chooseMail(token, false)).rejects.toMatchObject(notFound)
  })
})

describe('the list', () => {
  test("is the client's own", async () => {
    const { id } = await add()
    for (const actor of [stranger, photographer]) {
      expect(await findContacts(actor, bookingId)).toBeNull()
      await expect(add({}, actor)).rejects.toMatchObject(notFound)
      await expect(changeNotices(actor, { contactId: id, notices: [] })).rejects.toMatchObject(notFound)
      await expect(removeContact(actor, id)).rejects.toMatchObject(notFound)
    }
    await changeNotices(client, { contactId: id, notices: ['INSTRUCTIONS'] })
    expect((await findContacts(client, bookingId))?.contacts).toMatchObject([{ notices: ['INSTRUCTIONS'] }])
    await removeContact(client, id)
    expect(await findContacts(client, bookingId)).toEqual({ contacts: [], canAdd: true })
  })

  test('has up to five people, each once, and none for a cancelled shoot', async () => {
    const { email } = await add()
    await expect(add({ email: email.toUpperCase() })).rejects.toMatchObject({
      code: 'invalid',
      fields: { email: [knownContactText] },
    })
    for (let count = 1; count < maxContacts; count++) await add()
    await expect(add()).rejects.toMatchObject({ code: 'conflict', message: tooManyContactsText })
    await cancelBooking(client, bookingId)
    await expect(add()).rejects.toMatchObject({ message: contactsClosedText })
  })

  test('is limited per address, whoever adds it', async () => {
    const email = addressOf()
    await db().bookingContact.deleteMany()
    for (let count = 0; count < 10; count++) {
      const { id } = await add({ email })
      await removeContact(client, id)
    }
    await expect(add({ email })).rejects.toMatchObject({ code: 'too-many-requests' })
  })
})
