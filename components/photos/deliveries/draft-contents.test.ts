import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DeliveryDraft } from '@/lib/photos/deliveries/schema/drafts'
import { fromDraft, fromDraftFiles, isWorthSaving, toAdditionDraft, toDraft } from './draft-contents'
import { createPhotoQueue, type PhotoUpload, unsorted } from './photo-queue'

const fields = {
  license: 'LISTING' as const,
  amount: '498.00',
  isAmountTyped: true,
  extras: [{ key: 'draft-0', name: 'Twilight photos', amount: '100.00', serviceId: 'twilight' }],
  split: [{ key: 'draft-0', name: 'Sam Seller', email: 'sam@', unit: 'percent' as const, size: '40' }],
  completesShoot: true,
  googleDriveLink: 'drive/not-a-link-yet',
  deliveryInstructions: '',
  expiresOn: '',
}

function upload(id: string, changes: Partial<PhotoUpload>): PhotoUpload {
  return {
    id,
    name: `${id}.jpg`,
    bytes: 10,
    takenAt: 5,
    file: null,
    purpose: 'PHOTO_ORIGINAL',
    state: 'done',
    percent: 100,
    problem: null,
    fileId: randomUUID(),
    crc32: null,
    ...unsorted,
    ...changes,
  }
}

const form = {
  idempotencyKey: randomUUID(),
  bookingId: randomUUID(),
  sendTo: 'new' as const,
  fields,
  uploads: [
    upload('rejected', { state: 'rejected', fileId: null }),
    upload('one', {}),
    upload('two', { state: 'uploading', percent: 40, fileId: null }),
    upload('three', { purpose: 'PHOTO_PREVIEW_SOURCE' }),
  ],
  previewIds: ['three', 'one'],
  media: [{ mediaId: randomUUID(), name: 'House tour.mp4', sizeBytes: 1000 }],
}

test('a draft restores the form as it was, without rejected files', () => {
  const back = fromDraft(DeliveryDraft.parse(JSON.parse(JSON.stringify(toDraft(form)))), 'YEAR')
  expect(back).toMatchObject({
    idempotencyKey: form.idempotencyKey,
    bookingId: form.bookingId,
    sendTo: 'new',
    fields,
    media: form.media,
  })
  expect(back.uploads.map(({ name, state, percent }) => [name, state, percent])).toEqual([
    ['one.jpg', 'done', 100],
    ['two.jpg', 'missing', 0],
    ['three.jpg', 'done', 100],
  ])
  const nameOf = (id: string) => back.uploads.find((one) => one.id === id)?.name
  expect(back.previewIds.map(nameOf)).toEqual(['three.jpg', 'one.jpg'])
})

test('an unfinished file resumes in its place when it is chosen again by name and size', () => {
  const queue = createPhotoQueue(() => new Promise(() => {}))
  queue.restore(fromDraft(toDraft(form), 'YEAR').uploads)
  const other = new File(['x'], 'two.jpg')
  const same = new File(['0123456789'], 'two.jpg')
  queue.add([other, same], 'PHOTO_ORIGINAL')
  expect(queue.read().map(({ name, bytes, state }) => [name, bytes, state])).toEqual([
    ['one.jpg', 10, 'done'],
    ['two.jpg', 10, 'uploading'],
    ['three.jpg', 10, 'done'],
    ['two.jpg', 1, 'uploading'],
  ])
})

test('an untouched form is not worth saving', () => {
  const untouched = {
    ...fields,
    isAmountTyped: false,
    extras: [],
    split: [],
    completesShoot: true,
    googleDriveLink: '',
  }
  expect(isWorthSaving({ ...form, uploads: [], fields: untouched })).toBe(true)
  expect(isWorthSaving({ ...form, uploads: [], media: [], fields: untouched })).toBe(false)
  expect(isWorthSaving({ ...form, uploads: [], media: [], fields })).toBe(true)
})

test('photos being added to a delivery are restored too, and without any there is no draft', () => {
  const deliveryId = randomUUID()
  const [rejected, ...uploads] = form.uploads
  const draft = toAdditionDraft(form.idempotencyKey, deliveryId, form.uploads)
  expect(draft).toMatchObject({ idempotencyKey: form.idempotencyKey, deliveryId })
  const back = fromDraftFiles(draft?.files ?? [])
  expect(back.map(({ name, state }) => [name, state])).toEqual([
    ['one.jpg', 'done'],
    ['two.jpg', 'missing'],
    ['three.jpg', 'done'],
  ])
  expect(back.map(({ fileId }) => fileId)).toEqual(uploads.map(({ fileId }) => fileId))
  expect(toAdditionDraft(form.idempotencyKey, deliveryId, rejected ? [rejected] : [])).toBeNull()
})
