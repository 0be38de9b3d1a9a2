import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeSendInput, storeUpload } from '@/lib/photos/deliveries/deliveries.fixture'
import { maxDrafts } from '@/lib/photos/deliveries/limits'
import { findDraft } from '@/lib/photos/deliveries/queries/find-draft'
import { listDrafts } from '@/lib/photos/deliveries/queries/list-drafts'
import type { DeliveryDraft } from '@/lib/photos/deliveries/schema/drafts'
import { tooManyDraftsText } from '@/lib/photos/deliveries/words/uploads'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
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

test('the latest save of a form wins, and everyone has their own drafts', async () => {
  const draft = makeDraft([])
  await saveDraft(photographer, draft)
  await saveDraft(photographer, { ...draft, amount: '1' })
  expect((await findDraft(photographer))?.contents.amount).toBe('1')
  const colleague = await createPerson('PHOTOGRAPHER')
  expect(await findDraft(colleague)).toBeNull()
  expect(await findDraft(colleague, { idempotencyKey: draft.idempotencyKey })).toBeNull()
  expect(await listDrafts(colleague)).toEqual([])
})

test('drafts of several bookings are saved side by side, and each is found by its booking', async () => {
  const other = await createBooking(client, photographer, '12 Wisteria Walk, Asheville, NC')
  const [first, second, none] = [
    makeDraft([await storeUpload(photographer)]),
    makeDraft([null, null], { bookingId: other }),
    makeDraft([], { bookingId: null }),
  ] as const
  for (const draft of [first, second, none]) await saveDraft(photographer, draft)
  const keyOf = async (which: Parameters<typeof findDraft>[1]) =>
    (await findDraft(photographer, which))?.contents.idempotencyKey
  expect(await keyOf({ bookingId })).toBe(first.idempotencyKey)
  expect(await keyOf({ bookingId: other })).toBe(second.idempotencyKey)
  expect(await keyOf({ idempotencyKey: none.idempotencyKey })).toBe(none.idempotencyKey)
  expect(await keyOf({})).toBe(none.idempotencyKey)
  expect(await keyOf({ bookingId: await createBooking(client, photographer) })).toBeUndefined()
  expect(await listDrafts(photographer)).toMatchObject([
    { idempotencyKey: none.idempotencyKey, bookingId: null, label: null, fileCount: 0 },
    { bookingId: other, label: expect.stringMatching(/^12 Wisteria Walk/), fileCount: 2 },
    { bookingId, fileCount: 1 },
  ])
  await discardDraft(photographer, second.idempotencyKey)
  expect(await keyOf({ bookingId: other })).toBeUndefined()
  expect(await keyOf({ bookingId })).toBe(first.idempotencyKey)
})

test('one draft too many is not saved', async () => {
  await db().deliveryDraft.createMany({
    data: Array.from({ length: maxDrafts - 1 }, () => ({
      photographerId: photographer.profileId,
      idempotencyKey: randomUUID(),
      contents: {},
    })),
  })
  const last = makeDraft([])
  await saveDraft(photographer, last)
  await saveDraft(photographer, last)
  await expect(saveDraft(photographer, makeDraft([]))).rejects.toThrow(tooManyDraftsText)
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
  const draft = makeDraft([sentId, unsentId])
  await saveDraft(photographer, draft)
  await sendPhotos(photographer, input)
  await discardDraft(await createPerson('PHOTOGRAPHER'), draft.idempotencyKey)
  expect(await findDraft(photographer)).not.toBeNull()
  await discardDraft(photographer, draft.idempotencyKey)
  await discardDraft(photographer, draft.idempotencyKey)
  expect(await findDraft(photographer)).toBeNull()
  expect(await db().storedFile.count({ where: { id: unsentId } })).toBe(0)
  expect(await db().storedFile.count({ where: { id: sentId } })).toBe(1)
})

test('a malformed draft is ignored', async () => {
  await db().deliveryDraft.create({
    data: { photographerId: photographer.profileId, idempotencyKey: randomUUID(), contents: { amount: 5 } },
  })
  expect(await findDraft(photographer)).toBeNull()
  expect(await listDrafts(photographer)).toMatchObject([{ label: null, fileCount: 0 }])
})
