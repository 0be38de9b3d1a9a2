import { describe, expect, test } from 'vitest'
import { fileByteLimit } from '@/lib/photos/deliveries/limits'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { formatBytes } from './bytes'
import { fileSizeError, isAcceptedType, isRawType } from './files'
import { deliveryFileName, isFullLink, isUnlocked, limitPreviews, nameOfDrive, zipContents } from './gallery'

test('accepts images, HEIC and raw files, and distinguishes them', () => {
  const types = ['image/jpeg', 'image/png', 'image/webp', 'image/tiff', 'image/heic', 'image/x-adobe-dng']
  expect(types.every(isAcceptedType)).toBe(true)
  expect(types.filter(isRawType)).toEqual(['image/x-adobe-dng'])
  const others = ['text/plain', 'image/svg+xml', 'image/gif', 'application/pdf', 'video/mp4']
  expect(others.some(isAcceptedType)).toBe(false)
})

test('rejects an empty file and one over 100 MB, and no other', () => {
  expect(fileSizeError({ size: 0 })).toBe('The file is empty')
  expect(fileSizeError({ size: 1 })).toBeNull()
  expect(fileSizeError({ size: fileByteLimit })).toBeNull()
  expect(fileSizeError({ size: fileByteLimit + 1 })).toBe('Larger than 100 MB')
})

test('photos are unlocked by their paid invoice, or without one by an import', () => {
  const paid = { status: 'COMPLETED', shares: [] } as const
  const unpaid = { status: 'PENDING', shares: [] } as const
  const [ordinary, imported] = [{ importedAt: null }, { importedAt: new Date() }]
  expect(isUnlocked({ invoices: [paid], booking: ordinary })).toBe(true)
  expect(isUnlocked({ invoices: [unpaid], booking: ordinary })).toBe(false)
  expect(isUnlocked({ invoices: [{ ...paid, shares: [{ id: 'unpaid' }] }], booking: ordinary })).toBe(false)
  expect(isUnlocked({ invoices: [], booking: ordinary })).toBe(false)
  expect(isUnlocked({ invoices: [], booking: imported })).toBe(true)
  expect(isUnlocked({ invoices: [unpaid], booking: imported })).toBe(false)
})

test('keeps the first two previews', () => {
  expect(limitPreviews(['a', 'b', 'c'])).toEqual(['a', 'b'])
  expect(limitPreviews(['a'])).toEqual(['a'])
})

describe('isFullLink', () => {
  test.each(['https://drive.google.com/drive/folders/abc', ' https://example.test/x?y=1 '])(
    'takes %s',
    (link) => {
      expect(isFullLink(link)).toBe(true)
    },
  )
  test.each([
    'drive/chestnut',
    'http://drive.google.com/x',
    'https://',
    'https://localhost',
    'javascript:alert(1)',
    'https://a b.c',
  ])('refuses %s', (link) => expect(isFullLink(link)).toBe(false))
})

test('names the site of the external link', () => {
  expect(nameOfDrive('https://drive.google.com/drive/folders/abc')).toBe('Google Drive')
  expect(nameOfDrive('https://www.dropbox.com/s/abc')).toBe('www.dropbox.com')
  expect(nameOfDrive('https://drive.google.com.elsewhere.test/x')).toBe('drive.google.com.elsewhere.test')
})

test('names a delivery after its street', () => {
  expect(deliveryFileName('903 Chestnut Street, Asheville, NC 28801')).toBe('903-chestnut-street.zip')
  expect(deliveryFileName('Žižkova 12/3, Praha')).toBe('zizkova-12-3.zip')
  expect(deliveryFileName('北京市, 中国')).toBe('photos.zip')
})

test('formats sizes and counts for people', () => {
  expect(formatBytes(19_083_264)).toBe('18.2 MB')
  expect(formatBytes(412 * 1024 * 1024)).toBe('412 MB')
  expect(formatBytes(100)).toBe('1 KB')
  expect(countPhotos(1)).toBe('1 photo')
  expect(countPhotos(24)).toBe('24 photos')
})

describe('the contents of a ZIP', () => {
  const ready = { state: 'READY', bytes: 10, webBytes: 2 } as const
  const broken = { state: 'BROKEN', bytes: 7, webBytes: null } as const
  const waiting = { state: 'WAITING', bytes: 5, webBytes: null } as const

  test("a photo that couldn't be prepared is left out of the web size only, and counted", () => {
    expect(zipContents([ready, broken, ready])).toEqual({
      originalBytes: 27,
      webBytes: 4,
      webLeftOut: 1,
      waiting: 0,
    })
    expect(zipContents([broken])).toMatchObject({ originalBytes: 7, webBytes: null, webLeftOut: 1 })
  })

  test('a photo still being prepared counts as waiting', () => {
    expect(zipContents([ready, waiting])).toMatchObject({ webLeftOut: 0, waiting: 1 })
  })
})
