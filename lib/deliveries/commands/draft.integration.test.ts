import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import { createPerson } from '@/lib/accounts/accounts.fixture'
import type { Actor } from '@/lib/auth/actor'
import { makeSendInput, storeUpload } from '@/lib/deliveries/deliveries.fixture'
import { findDraft } from '@/lib/deliveries/queries/find-draft'
import type { DeliveryDraft } from '@/lib/deliveries/schema/drafts'
import { createBooking } from '@/lib/invoices/invoices.fixture'
import { db } from '@/lib/platform/db'
import { createStudio } from '@/lib/studio/studio.fixture'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { discardDraft } from './discard-draft'
import { saveDraft } from './save-draft'

useDatabase()

useStorage()
let client: Actor
let photographer: Actor
let bookingId: string

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
})
beforeEach(async () => {
  photographer = await createPerson('PHOTOGRAPHER')
  bookingId = await createBooking(client, photographer)
})

function makeDraft(fileIds: (string | null)[], changes: Partial<DeliveryDraft> = {}): DeliveryDraft {
  return {
    idempotencyKey: randomUUID(),
    bookingId,
    files: fileIds.map((fileId, place) => ({
      name: `${place}.jpg`,
      sizeBytes: 100,
      takenAt: 0,
      purpose: 'PHOTO_ORIGINAL',
      fileId,
      crc32: null,
    })),
    previews: [0],
    amount: '498.5',
    isAmountTyped: true,
    completesShoot: true,
    googleDriveLink: 'drive',
    deliveryInstructions: '',
    expiresOn: '',
    ...changes,
  }
}

test('a draft is restored with its booking and its files in order', async () => {
  const files = [await storeUpload(photographer), null, await storeUpload(photographer)]
  const draft = makeDraft(files)
  await saveDraft(photographer, draft)
  const found = await findDraft(photographer)
  expect(found?.contents).toEqual(draft)
  expect(found?.booking).toMatchObject({ id: bookingId, deliveries: [] })
})

test('the latest save wins, and everyone has their own draft', async () => {
  await saveDraft(photographer, makeDraft([]))
  await saveDraft(photographer, makeDraft([], { amount: '1' }))
  expect((await findDraft(photographer))?.contents.amount).toBe('1')
  expect(await findDraft(await createPerson('PHOTOGRAPHER'))).toBeNull()
})

test('only active photographers can save a draft', async () => {
  for (const who of [client, { ...photographer, status: 'DISABLED' as const }]) {
    await expect(saveDraft(who, makeDraft([]))).rejects.toMatchObject({ code: 'forbidden' })
  }
})

test("others' files and bookings are left out", async () => {
  const colleague = await createPerson('PHOTOGRAPHER')
  const draft = makeDraft([await storeUpload(colleague)], {
    bookingId: await createBooking(client, colleague),
  })
  await saveDraft(photographer, draft)
  const contents = (await findDraft(photographer))?.contents
  expect(contents).toMatchObject({ bookingId: null, files: [{ name: '0.jpg', fileId: null }] })
})

test("sending deletes the draft, and a late save doesn't restore it", async () => {
  const input = await makeSendInput(photographer, bookingId)
  const draft = makeDraft(input.fullFileIds, { idempotencyKey: input.idempotencyKey })
  await saveDraft(photographer, draft)
  await sendPhotos(photographer, input)
  expect(await findDraft(photographer)).toBeNull()
  await saveDraft(photographer, draft)
  expect(await findDraft(photographer)).toBeNull()
})

test('sending keeps another draft, with the sent files to be chosen again', async () => {
  const input = await makeSendInput(photographer, bookingId)
  await saveDraft(photographer, makeDraft(input.fullFileIds.slice(0, 1)))
  await sendPhotos(photographer, input)
  expect((await findDraft(photographer))?.contents.files).toMatchObject([{ fileId: null }])
})

test('discarding deletes the draft and its unsent files only', async () => {
  const input = await makeSendInput(photographer, bookingId)
  const [sentId = ''] = input.fullFileIds
  const unsentId = await storeUpload(photographer)
  await saveDraft(photographer, makeDraft([sentId, unsentId]))
  await sendPhotos(photographer, input)
  await discardDraft(photographer)
  await discardDraft(photographer)
  expect(await findDraft(photographer)).toBeNull()
  expect(await db().storedFile.count({ where: { id: unsentId } })).toBe(0)
  expect(await db().storedFile.count({ where: { id: sentId } })).toBe(1)
})

test('a malformed draft is ignored', async () => {
  await db().deliveryDraft.create({
    data: { photographerId: photographer.profileId, contents: { amount: 5 } },
  })
  expect(await findDraft(photographer)).toBeNull()
})
