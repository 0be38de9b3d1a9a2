import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeSendInput, storeUpload } from '@/lib/photos/deliveries/deliveries.fixture'
import { findAdditionDraft } from '@/lib/photos/deliveries/queries/find-addition-draft'
import type { AdditionDraft } from '@/lib/photos/deliveries/schema/drafts'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { addPhotosToDelivery } from '@/lib/workflows/add-photos'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { discardAdditionDraft } from './discard-addition-draft'
import { saveAdditionDraft } from './save-addition-draft'

useDatabase()

useStorage()
let client: Actor
let photographer: Actor
let deliveryId: string

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
})
beforeEach(async () => {
  photographer = await createPerson('PHOTOGRAPHER')
  deliveryId = await sendSome()
})

async function sendSome(): Promise<string> {
  const bookingId = await createBooking(client, photographer)
  return (await sendPhotos(photographer, await makeSendInput(photographer, bookingId))).deliveryId
}

function makeDraft(fileIds: (string | null)[], changes: Partial<AdditionDraft> = {}): AdditionDraft {
  const files = fileIds.map((fileId, place) => ({
    name: `${place}.jpg`,
    sizeBytes: 100,
    takenAt: 0,
    fileId,
    crc32: null,
    purpose: 'PHOTO_ORIGINAL' as const,
  }))
  return { idempotencyKey: randomUUID(), deliveryId, files, ...changes }
}

test('each delivery has its own draft, and the latest save wins', async () => {
  const other = makeDraft([null], { deliveryId: await sendSome() })
  await saveAdditionDraft(photographer, other)
  await saveAdditionDraft(photographer, makeDraft([null]))
  const draft = makeDraft([await storeUpload(photographer), null, await storeUpload(photographer)])
  await saveAdditionDraft(photographer, draft)
  expect(await findAdditionDraft(photographer, deliveryId)).toEqual(draft)
  expect(await findAdditionDraft(photographer, other.deliveryId)).toEqual(other)
  expect(await findAdditionDraft(await createPerson('PHOTOGRAPHER'), deliveryId)).toBeNull()
})

test("rejects someone else's booking, and leaves out someone else's file", async () => {
  const colleague = await createPerson('PHOTOGRAPHER')
  await expect(saveAdditionDraft(colleague, makeDraft([null]))).rejects.toThrow('Photo delivery not found')
  expect(await db().additionDraft.count({ where: { deliveryId } })).toBe(0)
  await saveAdditionDraft(photographer, makeDraft([await storeUpload(colleague)]))
  expect((await findAdditionDraft(photographer, deliveryId))?.files).toMatchObject([{ fileId: null }])
})

test("adding the photos deletes the draft, and a late save doesn't restore it", async () => {
  const fileId = await storeUpload(photographer)
  const draft = makeDraft([fileId])
  await saveAdditionDraft(photographer, draft)
  await addPhotosToDelivery(photographer, { ...draft, fileIds: [fileId] })
  expect(await db().additionDraft.count({ where: { deliveryId } })).toBe(0)
  await saveAdditionDraft(photographer, draft)
  expect(await findAdditionDraft(photographer, deliveryId)).toBeNull()
})

test("saves concurrent with adding the photos don't restore the draft", async () => {
  const fileId = await storeUpload(photographer)
  const draft = makeDraft([fileId])
  const saves = Array.from({ length: 8 }, () => saveAdditionDraft(photographer, draft))
  const addition = addPhotosToDelivery(photographer, { ...draft, fileIds: [fileId] })
  await Promise.all([
    ...saves,
    addition,
    ...Array.from({ length: 8 }, () => saveAdditionDraft(photographer, draft)),
  ])
  expect(await db().additionDraft.count({ where: { deliveryId } })).toBe(0)
})

test('after adding from another window the draft stays, with those photos to be chosen again', async () => {
  const fileId = await storeUpload(photographer)
  await saveAdditionDraft(photographer, makeDraft([fileId]))
  await addPhotosToDelivery(photographer, { idempotencyKey: randomUUID(), deliveryId, fileIds: [fileId] })
  expect((await findAdditionDraft(photographer, deliveryId))?.files).toMatchObject([{ fileId: null }])
})

test('discarding deletes its unsent files only', async () => {
  const addedId = await storeUpload(photographer)
  const leftId = await storeUpload(photographer)
  await saveAdditionDraft(photographer, makeDraft([addedId, leftId]))
  await addPhotosToDelivery(photographer, { idempotencyKey: randomUUID(), deliveryId, fileIds: [addedId] })
  await discardAdditionDraft(await createPerson('PHOTOGRAPHER'), deliveryId)
  expect(await db().storedFile.count({ where: { id: leftId } })).toBe(1)
  await discardAdditionDraft(photographer, deliveryId)
  await discardAdditionDraft(photographer, deliveryId)
  expect(await findAdditionDraft(photographer, deliveryId)).toBeNull()
  const left = await db().storedFile.findMany({
    where: { id: { in: [addedId, leftId] } },
    select: { id: true },
  })
  expect(left).toEqual([{ id: addedId }])
})
