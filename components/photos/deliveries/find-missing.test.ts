import { expect, test } from 'vitest'
import { describeSending, findMissing } from './find-missing'
import { createPhotoQueue } from './photo-queue'

async function makePhotos() {
  const queue = createPhotoQueue(() => new Promise(() => {}))
  await queue.add([new File(['one'], 'one.jpg')], 'PHOTO_ORIGINAL')
  return queue.read()
}

test('what is missing is found in the order of the form', async () => {
  const photos = await makePhotos()
  const fields = { googleDriveLink: 'https://drive.google.com/x', amount: '100' }
  const filled = {
    chosen: { id: 'b' },
    addTo: null,
    sheet: { photos },
    previewIds: ['one'],
    fields,
    setsPrice: true,
  }
  expect(findMissing(filled)).toBeNull()
  expect(findMissing({ ...filled, chosen: null, sheet: { photos: [] } })).toBe('bookingId')
  expect(findMissing({ ...filled, sheet: { photos: [] } })).toBe('fullFileIds')
  expect(findMissing({ ...filled, previewIds: [] })).toBe('previewFileIds')
  expect(findMissing({ ...filled, fields: { ...fields, amount: ' ' } })).toBe('amount')
  expect(findMissing({ ...filled, fields: { ...fields, amount: '' }, setsPrice: false })).toBeNull()
  expect(findMissing({ ...filled, fields: { ...fields, googleDriveLink: '' } })).toBe('googleDriveLink')
})

test('what is about to be sent names the amount, if there is one, and the client', () => {
  expect(describeSending('Dana', '698', 'USD')).toBe('$698.00 to Dana')
  expect(describeSending('Dana', '', 'USD')).toBe('To Dana')
  expect(describeSending('Dana', null, 'USD')).toBe('To Dana')
})
