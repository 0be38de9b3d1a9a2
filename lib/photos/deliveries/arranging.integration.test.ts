import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { teamChannels, userChannel } from '@/lib/studio/notifications/rules'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { removePhotos } from './commands/remove-photos'
import { reorderPhotos } from './commands/reorder-photos'
import { replacePhotos } from './commands/replace-photos'
import { restoreOrder } from './commands/restore-order'
import { saveCaption } from './commands/save-caption'
import { setAlteration } from './commands/set-alteration'
import { setCover } from './commands/set-cover'
import { setFocalPoint } from './commands/set-focal-point'
import { setRoom } from './commands/set-room'
import { setUnalteredPhoto } from './commands/set-unaltered-photo'
import { sortPhotosByRoom } from './commands/sort-photos-by-room'
import { addPhotos } from './deliveries.fixture'
import { findArrangement } from './queries/find-arrangement'
import { findDelivery } from './queries/find-delivery'
import { findLatestDelivery } from './queries/find-latest-delivery'
import { neighborGoneText, notAlteredText, orderChangedText } from './words/arranging'

useDatabase()

let client: Actor
let stranger: Actor
let photographer: Actor
let colleague: Actor
let bookingId: string
let deliveryId: string
let ids: string[]

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  stranger = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
  colleague = await createPerson('PHOTOGRAPHER')
})

beforeEach(async () => {
  bookingId = await createBooking(client, photographer)
  const delivery = await db().mediaDelivery.create({
    data: {
      bookingId,
      fileName: 'chestnut.zip',
      fileType: 'image/jpeg',
      totalPhotos: 8,
      googleDriveLink: 'https://drive.example/folder',
      idempotencyKey: randomUUID(),
    },
  })
  deliveryId = delivery.id
  await createInvoice(bookingId, 49_800, deliveryId)
  await setPaid(true)
  ids = await addPhotos(deliveryId, 8)
})

function setPaid(paid: boolean) {
  return db().invoice.updateMany({
    where: { bookingId },
    data: paid
      ? { status: 'COMPLETED', paidAt: new Date(), paidMethod: 'CARD' }
      : { status: 'PENDING', paidAt: null, paidMethod: null },
  })
}

/** The numbers of the photos, from 0, in their current order. */
async function order(): Promise<number[]> {
  const rows = await db().photo.findMany({
    where: { deliveryId, isFull: true },
    orderBy: { position: 'asc' },
  })
  return rows.map(({ id }) => ids.indexOf(id))
}

const photo = (place: number) => ids[place] ?? ''
const read = (place: number) => db().photo.findUniqueOrThrow({ where: { id: photo(place) } })
const move = (actor: Actor, places: number[], after: number | null) =>
  reorderPhotos(actor, {
    deliveryId,
    photoIds: places.map(photo),
    afterId: after === null ? null : photo(after),
  })
const room = (places: number[], name: 'KITCHEN' | 'ENTRY' | 'POOL' | null) =>
  setRoom(photographer, { deliveryId, photoIds: places.map(photo), room: name })
const alter = (places: number[], isAltered = true) =>
  setAlteration(photographer, {
    deliveryId,
    photoIds: places.map(photo),
    alteration: 'VIRTUALLY_STAGED',
    isAltered,
  })
const caption = (actor: Actor, text: string, expected: string) =>
  saveCaption(actor, { deliveryId, photoId: photo(0), caption: text, expected })

describe('who arranges photos', () => {
  test('photographers always, the client while unlocked and unexpired, others never', async () => {
    const everything = (actor: Actor) => [
      () => move(actor, [1], null),
      () => sortPhotosByRoom(actor, deliveryId),
      () => restoreOrder(actor, { deliveryId, before: ids, after: ids }),
      () => caption(actor, 'A', ''),
      () => setRoom(actor, { deliveryId, photoIds: ids, room: 'POOL' }),
      () => setAlteration(actor, { deliveryId, photoIds: ids, alteration: 'OTHER', isAltered: true }),
      () => setUnalteredPhoto(actor, { deliveryId, photoId: photo(0), unalteredPhotoId: null }),
      () => setCover(actor, { deliveryId, photoId: photo(0) }),
      () => setFocalPoint(actor, { deliveryId, photoId: photo(0), x: 20, y: 30 }),
    ]
    async function expectRejected(actor: Actor) {
      const before = await db().photo.findMany({ where: { deliveryId }, orderBy: { id: 'asc' } })
      for (const act of everything(actor)) await expect(act()).rejects.toThrow(NotFoundError)
      expect(await findArrangement(actor, { bookingId, deliveryId })).toBeNull()
      expect(await db().photo.findMany({ where: { deliveryId }, orderBy: { id: 'asc' } })).toEqual(before)
    }
    await expectRejected(stranger)
    await setPaid(false)
    await expectRejected(client)
    await move(colleague, [1], null)
    await setPaid(true)
    const yesterday = addDays(todayIn('America/New_York'), -1)
    await db().mediaDelivery.update({
      where: { id: deliveryId },
      data: { expiresOn: dateToDatabase(yesterday) },
    })
    await expectRejected(client)
    expect((await findArrangement(photographer, { bookingId, deliveryId }))?.photos).toHaveLength(8)
    await db().mediaDelivery.update({ where: { id: deliveryId }, data: { expiresOn: null } })
    await caption(client, 'Front door', '')
    expect((await findArrangement(client, { bookingId }))?.photos.map(({ id }) => ids.indexOf(id))).toEqual([
      1, 0, 2, 3, 4, 5, 6, 7,
    ])
  })

  test("another delivery's photos aren't touched, and separate previews can't be described", async () => {
    const mine = { deliveryId, ids }
    const otherBooking = await createBooking(stranger, photographer)
    const other = await db().mediaDelivery.create({
      data: {
        bookingId: otherBooking,
        fileName: 'a.zip',
        fileType: 'image/jpeg',
        totalPhotos: 1,
        googleDriveLink: 'https://drive.example/folder',
        idempotencyKey: randomUUID(),
      },
    })
    const [foreign = ''] = await addPhotos(other.id, 1)
    await setRoom(client, { ...mine, photoIds: [foreign], room: 'POOL' })
    await expect(setCover(client, { deliveryId, photoId: foreign })).rejects.toThrow(NotFoundError)
    await expect(setFocalPoint(client, { deliveryId, photoId: foreign, x: 0, y: 0 })).rejects.toThrow(
      NotFoundError,
    )
    await expect(
      saveCaption(client, { deliveryId, photoId: foreign, caption: 'A', expected: '' }),
    ).rejects.toThrow(NotFoundError)
    await alter([0])
    await expect(
      setUnalteredPhoto(client, { deliveryId, photoId: photo(0), unalteredPhotoId: foreign }),
    ).rejects.toThrow(NotFoundError)
    expect(await db().photo.findUniqueOrThrow({ where: { id: foreign } })).toMatchObject({
      room: null,
      caption: '',
      isCover: false,
    })
    await db().photo.update({ where: { id: photo(7) }, data: { isFull: false, isPreview: true } })
    await expect(setCover(client, { deliveryId, photoId: photo(7) })).rejects.toThrow(NotFoundError)
    await move(client, [7, 6], null)
    expect((await read(7)).position).toBe(7)
    expect(await order()).toEqual([6, 0, 1, 2, 3, 4, 5])
  })
})

describe('the order', () => {
  test('moves photos behind another, also several', async () => {
    await move(client, [6, 2], 0)
    expect(await order()).toEqual([0, 6, 2, 1, 3, 4, 5, 7])
    await move(client, [7], null)
    expect(await order()).toEqual([7, 0, 6, 2, 1, 3, 4, 5])
    await removePhotos(photographer, { deliveryId, photoIds: [photo(6)] })
    await expect(move(client, [1], 6)).rejects.toThrow(neighborGoneText)
    await move(client, [6, 3], 7)
    expect(await order()).toEqual([7, 3, 0, 2, 1, 4, 5])
  })

  test('keeps every photo once when many move, arrive and leave at once', async () => {
    const people = [client, photographer, colleague]
    const moves = Array.from({ length: 12 }, (_, turn) =>
      move(people[turn % 3] ?? client, [turn % 6, (turn + 2) % 6], turn % 2 === 0 ? null : (turn + 1) % 6),
    )
    const results = await Promise.allSettled([
      ...moves,
      removePhotos(photographer, { deliveryId, photoIds: [photo(7)] }),
      sortPhotosByRoom(client, deliveryId),
    ])
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
    const rows = await db().photo.findMany({ where: { deliveryId }, orderBy: { position: 'asc' } })
    expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 7).toSorted())
  })

  test('concurrent moves of different photos are both respected', async () => {
    await Promise.all([move(client, [5], 1), move(photographer, [6], 3)])
    expect(await order()).toEqual([0, 1, 5, 2, 3, 6, 4, 7])
  })

  test('follows the tour, and can be undone until someone moves photos', async () => {
    await room([1, 5], 'KITCHEN')
    await room([6], 'ENTRY')
    const change = await sortPhotosByRoom(client, deliveryId)
    expect(await order()).toEqual([6, 1, 5, 0, 2, 3, 4, 7])
    await restoreOrder(client, { deliveryId, ...change })
    expect(await order()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    await restoreOrder(client, { deliveryId, before: change.after, after: change.before })
    await move(photographer, [0], null)
    await expect(restoreOrder(client, { deliveryId, ...change })).rejects.toThrow(orderChangedText)
    expect(await order()).toEqual([0, 6, 1, 5, 2, 3, 4, 7])
  })
})

describe('captions', () => {
  test("someone else's caption is never overwritten silently", async () => {
    const outcomes = await Promise.all([
      caption(client, 'Front door', ''),
      caption(photographer, 'Entrance', ''),
      caption(colleague, 'Porch', ''),
    ])
    const saved = (await read(0)).caption
    expect(outcomes.filter(({ theirs }) => theirs === null)).toHaveLength(1)
    expect(outcomes.filter(({ theirs }) => theirs !== null)).toEqual([{ theirs: saved }, { theirs: saved }])
    expect(await caption(client, 'Mine', saved)).toEqual({ theirs: null })
    // A repeated request, whose response was lost.
    expect(await caption(client, 'Mine', saved)).toEqual({ theirs: null })
    expect((await read(0)).caption).toBe('Mine')
  })
})

describe('covers', () => {
  test('concurrent choices leave exactly one', async () => {
    await Promise.all(
      [0, 1, 2, 3, 4, 5].map((place) =>
        setCover(place % 2 === 0 ? client : photographer, { deliveryId, photoId: photo(place) }),
      ),
    )
    expect(await db().photo.count({ where: { deliveryId, isCover: true } })).toBe(1)
    await setCover(client, { deliveryId, photoId: null })
    expect(await db().photo.count({ where: { deliveryId, isCover: true } })).toBe(0)
  })

  test('represent the delivery; while it is locked, clients see only a preview', async () => {
    await db().photo.update({ where: { id: photo(1) }, data: { isPreview: true } })
    await setCover(client, { deliveryId, photoId: photo(3) })
    const coverFor = async (actor: Actor) => (await findLatestDelivery(actor))?.cover
    expect(await coverFor(client)).toEqual({ photoId: photo(3), isFree: false })
    await setFocalPoint(client, { deliveryId, photoId: photo(3), x: 20, y: 100 })
    const focus = { x: 20, y: 100 }
    expect(await coverFor(client)).toEqual({ photoId: photo(3), isFree: false, focus })
    expect((await findArrangement(client, { bookingId }))?.photos[3]).toMatchObject({ focus })
    await setPaid(false)
    expect(await coverFor(client)).toEqual({ photoId: photo(1), isFree: true })
    expect(await coverFor(photographer)).toEqual({ photoId: photo(3), isFree: false, focus })
  })
})

describe('alterations', () => {
  test('are added and removed one by one; the last takes the unaltered photo with it', async () => {
    const link = (unaltered: number | null) =>
      setUnalteredPhoto(client, {
        deliveryId,
        photoId: photo(0),
        unalteredPhotoId: unaltered === null ? null : photo(unaltered),
      })
    await expect(link(1)).rejects.toThrow(notAlteredText)
    await Promise.all([
      alter([0, 1]),
      alter([0]),
      setAlteration(client, {
        deliveryId,
        photoIds: [photo(0)],
        alteration: 'SKY_REPLACED',
        isAltered: true,
      }),
    ])
    expect((await read(0)).alterations.toSorted()).toEqual(['SKY_REPLACED', 'VIRTUALLY_STAGED'])
    await expect(link(0)).rejects.toMatchObject({ code: 'invalid' })
    await link(2)
    await alter([0], false)
    expect(await read(0)).toMatchObject({ alterations: ['SKY_REPLACED'], unalteredPhotoId: photo(2) })
    await setAlteration(client, {
      deliveryId,
      photoIds: ids,
      alteration: 'SKY_REPLACED',
      isAltered: false,
    })
    expect(await read(0)).toMatchObject({ alterations: [], unalteredPhotoId: null })
    expect((await read(1)).alterations).toEqual(['VIRTUALLY_STAGED'])
  })
})

describe('what follows', () => {
  test('a replaced photo keeps its place and words, but not its alterations', async () => {
    await caption(client, 'Front door', '')
    await room([0], 'ENTRY')
    await alter([0, 4])
    await setCover(client, { deliveryId, photoId: photo(0) })
    await setUnalteredPhoto(client, { deliveryId, photoId: photo(4), unalteredPhotoId: photo(0) })
    await move(client, [0], 2)
    const upload = await db().storedFile.create({
      data: {
        key: `rows-only-${randomUUID()}`,
        name: 'new.jpg',
        contentType: 'image/jpeg',
        purpose: 'PHOTO_ORIGINAL',
        sizeBytes: 1,
        uploaderId: photographer.profileId,
      },
    })
    await replacePhotos(photographer, {
      deliveryId,
      idempotencyKey: randomUUID(),
      replacements: [{ photoId: photo(0), fileId: upload.id }],
    })
    const replacement = await db().photo.findFirstOrThrow({ where: { deliveryId, name: 'new.jpg' } })
    expect(replacement).toMatchObject({
      position: 2,
      caption: 'Front door',
      room: 'ENTRY',
      isCover: true,
      alterations: [],
    })
    expect((await read(4)).unalteredPhotoId).toBe(replacement.id)
  })

  test('the gallery shows the order and the words, and nothing more for other photos', async () => {
    await caption(client, 'Front door', '')
    await room([0, 1], 'ENTRY')
    await alter([1])
    await move(client, [3], null)
    const delivery = await findDelivery(client, { deliveryId })
    const photos = delivery?.photos ?? []
    expect(photos.map(({ id }) => ids.indexOf(id))).toEqual([3, 0, 1, 2, 4, 5, 6, 7])
    expect(photos.slice(0, 3).map(({ details }) => details)).toEqual([
      undefined,
      { caption: 'Front door', room: 'ENTRY' },
      { room: 'ENTRY', alterations: ['VIRTUALLY_STAGED'] },
    ])
    expect(delivery?.photos[0]).not.toHaveProperty('details')
  })

  test('one event per person and hour is recorded, and everyone sees changes at once', async () => {
    await move(client, [3], null)
    await move(client, [4], null)
    await Promise.all([move(colleague, [1], null), move(colleague, [2], null)])
    await move(client, [5], null)
    const events = await db().deliveryEvent.findMany({ where: { deliveryId }, orderBy: { createdAt: 'asc' } })
    expect(events.map(({ kind, actorId }) => [kind, actorId])).toEqual([
      ['PHOTOS_ARRANGED', client.profileId],
      ['PHOTOS_ARRANGED', colleague.profileId],
    ])
    const pushes = await db().outboxMessage.findMany({
      where: { kind: 'PUSH', payload: { path: ['payload', 'deliveryId'], equals: deliveryId } },
    })
    const countFor = (channel: string) =>
      pushes.filter(({ payload }) => (payload as { channels: string[] }).channels.includes(channel)).length
    // Five changes for the client, the photographer, and editors, and for the colleague those from their own on.
    const people = [client, photographer, colleague].map(({ userId }) => userChannel(userId))
    expect([...people, teamChannels.photos].map(countFor)).toEqual([5, 5, 2, 5])
    await db().deliveryEvent.updateMany({
      where: { deliveryId },
      data: { createdAt: new Date(Date.now() - 2 * 60 * 60_000) },
    })
    await move(client, [6], null)
    expect(await db().deliveryEvent.count({ where: { deliveryId } })).toBe(3)
  })
})
