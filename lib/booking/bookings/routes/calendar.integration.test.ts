import ICAL from 'ical.js'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { cancelBooking, makeBooking, makeServices, makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { closeFeed } from '@/lib/booking/bookings/commands/close-feed'
import { openFeed } from '@/lib/booking/bookings/commands/open-feed'
import { replaceFeed } from '@/lib/booking/bookings/commands/replace-feed'
import { findFeedAddress } from '@/lib/booking/bookings/queries/find-feed-address'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { signToken } from '@/lib/platform/secrets/signed-token'
import { bookingFileResponse } from './booking-file-response'
import { feedResponse } from './feed-response'

useDatabase()

let client: Actor
let stranger: Actor
let photographer: Actor
let services: string[]
let day = 0

beforeAll(async () => {
  client = await createPerson('CLIENT')
  stranger = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  services = await makeServices()
})

async function book(by: Actor) {
  day += 1
  return makeBooking(by, await makeSlot(photographer, day), services)
}

async function tokenOf(person: Actor) {
  return (await findFeedAddress(person))?.split('/').at(-1) ?? ''
}
async function open(person: Actor) {
  await openFeed(person)
  return tokenOf(person)
}
function readFeed(token: string, etag = '') {
  return feedResponse(token, new Request('http://localhost', { headers: { 'if-none-match': etag } }))
}
const closed = { code: 'not-found' }

async function uidsOf(token: string) {
  const calendar = new ICAL.Component(ICAL.parse(await (await readFeed(token)).text()))
  return calendar.getAllSubcomponents('vevent').map((event) => event.getFirstPropertyValue('uid'))
}

test('returns the file of a booking to its client and to photographers only', async () => {
  const bookingId = await book(client)
  for (const reader of [client, photographer]) {
    const response = await bookingFileResponse(reader, bookingId)
    expect(response.headers.get('content-disposition')).toContain(`booking-${bookingId.slice(0, 8)}.ics`)
    expect(await response.text()).toContain(`UID:${bookingId}@northlight`)
  }
  await expect(bookingFileResponse(stranger, bookingId)).rejects.toMatchObject(closed)
})

test("lists its owner's shoots in a feed, without cancelled ones", async () => {
  const [mine, gone, theirs] = [await book(client), await book(client), await book(stranger)]
  await cancelBooking(client, gone)
  const uids = await uidsOf(await open(client))
  expect(uids).toContain(`${mine}@northlight`)
  expect(uids).not.toContain(`${gone}@northlight`)
  expect(uids).not.toContain(`${theirs}@northlight`)
  const all = await uidsOf(await open(photographer))
  expect(all).toEqual(expect.arrayContaining([`${mine}@northlight`, `${theirs}@northlight`]))
})

test('changes the ETag exactly when the feed changes', async () => {
  const token = await open(client)
  const etag = (await readFeed(token)).headers.get('etag') ?? ''
  expect((await readFeed(token, `"other", W/${etag}`)).status).toBe(304)
  await book(client)
  const after = await readFeed(token, etag)
  expect(after.status).toBe(200)
  expect(after.headers.get('etag')).not.toBe(etag)
})

test('opens one address, and revokes it by replacing it or turning it off', async () => {
  const first = await open(stranger)
  expect(await open(stranger)).toBe(first)
  await replaceFeed(stranger)
  const second = await tokenOf(stranger)
  await expect(readFeed(first)).rejects.toMatchObject(closed)
  expect(await uidsOf(second)).toHaveLength(1)
  await closeFeed(stranger)
  expect(await findFeedAddress(stranger)).toBeNull()
  await expect(readFeed(second)).rejects.toMatchObject(closed)
  await expect(replaceFeed(stranger)).rejects.toMatchObject({ code: 'conflict' })
  await open(stranger)
  for (const old of [first, second]) await expect(readFeed(old)).rejects.toMatchObject(closed)
})

test('rejects forged addresses', async () => {
  const token = await open(client)
  const [owner = '', proof = ''] = token.split('.')
  const otherProof = (await open(photographer)).split('.')[1] ?? ''
  const { version } = await db().calendarFeed.findUniqueOrThrow({ where: { profileId: client.profileId } })
  const turned = `${proof.startsWith('A') ? 'B' : 'A'}${proof.slice(1)}`
  for (const wrong of [
    '',
    owner,
    `${owner}.`,
    `${owner}.${otherProof}`,
    `${owner}.${turned}`,
    `${token}A`,
    `${token}%00`,
    token.toUpperCase(),
    signToken('calendar-feed', [client.profileId], version + 1),
    signToken('calendar-feed', [crypto.randomUUID()], version),
  ]) {
    await expect(readFeed(wrong), wrong).rejects.toMatchObject(closed)
  }
})

test('stops the feed of a disabled account right away', async () => {
  const person = await createPerson('CLIENT')
  const token = await open(person)
  await db().profile.update({ where: { id: person.profileId }, data: { accountStatus: 'DISABLED' } })
  await expect(readFeed(token)).rejects.toMatchObject(closed)
})

test('rate-limits a feed', async () => {
  const token = await open(await createPerson('CLIENT'))
  const outcomes = await Promise.allSettled(Array.from({ length: 70 }, () => readFeed(token)))
  const rejected = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(rejected).toHaveLength(10)
  expect(rejected[0]?.reason).toMatchObject({ code: 'too-many-requests' })
})
