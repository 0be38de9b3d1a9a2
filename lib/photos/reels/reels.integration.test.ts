import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeSendInput } from '@/lib/photos/deliveries/deliveries.fixture'
import { alterationNames } from '@/lib/photos/deliveries/words/alterations'
import { db } from '@/lib/platform/data/db'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { recordSaved } from './commands/record-saved'
import { findReelSource } from './queries/find-reel-source'
import { reelFileName } from './rules/formats'

useDatabase()
useStorage()

let client: Actor
let stranger: Actor
let photographer: Actor
let colleague: Actor
let editor: Actor
let deliveryId: string
let photoIds: string[]

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT', 'Dana Whitfield')
  stranger = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
  colleague = await createPerson('PHOTOGRAPHER')
  editor = await createPerson('EDITOR')
})

beforeEach(async () => {
  const bookingId = await createBooking(client, photographer, '903 Chestnut Street, Asheville, NC 28801')
  ;({ deliveryId } = await sendPhotos(photographer, await makeSendInput(photographer, bookingId)))
  await db().photo.updateMany({ where: { deliveryId }, data: { state: 'READY', width: 240, height: 160 } })
  const photos = await db().photo.findMany({ where: { deliveryId }, orderBy: { position: 'asc' } })
  photoIds = photos.map(({ id }) => id)
})

async function setPaid() {
  const paid = { status: 'COMPLETED', paidAt: new Date(), paidMethod: 'CASH' } as const
  await db().invoice.updateMany({ where: { deliveryId }, data: paid })
}

test('a locked, expired, or foreign delivery has none, and the studio makes one at any time', async () => {
  expect(await findReelSource(client, deliveryId)).toBeNull()
  await expect(recordSaved(client, { deliveryId, format: '9:16' })).rejects.toMatchObject({
    code: 'not-found',
  })
  expect((await findReelSource(photographer, deliveryId))?.photos).toHaveLength(3)
  await setPaid()
  expect((await findReelSource(client, deliveryId))?.photos).toHaveLength(3)
  expect(await findReelSource(stranger, deliveryId)).toBeNull()
  await db().mediaDelivery.update({
    where: { id: deliveryId },
    data: { expiresOn: dateToDatabase('2020-01-01') },
  })
  expect(await findReelSource(client, deliveryId)).toBeNull()
})

test('only sold photos are in it', async () => {
  await setPaid()
  await db().mediaDelivery.update({
    where: { id: deliveryId },
    data: { includedPhotos: 1, extraPhotoCents: 1_000 },
  })
  await db().photo.update({ where: { id: photoIds[2] ?? '' }, data: { choice: 'SOLD' } })
  expect((await findReelSource(client, deliveryId))?.photos.map(({ id }) => id)).toEqual([photoIds[2]])
})

test('it has the cover first, focal points, labels, and the agent', async () => {
  const [first = '', second = '', third = ''] = photoIds
  await db().photo.update({ where: { id: first }, data: { room: 'FLOOR_PLAN' } })
  await db().photo.update({ where: { id: third }, data: { isCover: true, focalX: 20, focalY: 70 } })
  await db().photo.update({ where: { id: second }, data: { alterations: ['SKY_REPLACED'] } })
  const source = await findReelSource(photographer, deliveryId)
  expect(source).toMatchObject({
    street: '903 Chestnut Street',
    agent: { name: 'Dana Whitfield', photo: null },
  })
  expect(source?.photos).toMatchObject([
    { id: third, focus: { x: 20, y: 70 }, label: '', isView: true },
    { id: first, focus: null, isView: false },
    { id: second, label: alterationNames.SKY_REPLACED, isView: true },
  ])
})

test('whoever prepares the photos adds films, and an editor sees no agent', async () => {
  await setPaid()
  const found = await Promise.all(
    [client, photographer, colleague, editor].map((actor) => findReelSource(actor, deliveryId)),
  )
  expect(found.map((source) => source?.canAdd)).toEqual([false, true, false, true])
  expect(found.map((source) => source?.agent !== null)).toEqual([true, true, true, false])
})

test('what a client saves is recorded as a download', async () => {
  await setPaid()
  const [photoId = ''] = photoIds
  await recordSaved(client, { deliveryId, format: '9:16' })
  await recordSaved(client, { deliveryId, format: '1:1', photoId })
  await recordSaved(photographer, { deliveryId, format: '1:1' })
  const other = { deliveryId, format: '1:1', photoId: deliveryId } as const
  await expect(recordSaved(client, other)).rejects.toMatchObject({ code: 'not-found' })
  await expect.poll(() => readDownloads()).toHaveLength(2)
  expect(await readDownloads()).toEqual(
    expect.arrayContaining([
      { what: 'file', name: reelFileName('903 Chestnut Street', '9:16') },
      expect.objectContaining({ what: 'photo', size: '1:1', photoId }),
    ]),
  )
})

async function readDownloads() {
  const events = await db().deliveryEvent.findMany({ where: { deliveryId, kind: 'DOWNLOADED' } })
  return events.map(({ details }) => details)
}
