import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ZipQuery } from '@/lib/photos/deliveries/schema/zip'
import { readSelection, shortIdOf, writeSelection, zipAddress } from './zip-address'

const deliveryId = randomUUID()

function parse(address: string) {
  const url = new URL(address, 'http://localhost')
  return ZipQuery.safeParse({ ...Object.fromEntries(url.searchParams), deliveryId })
}

test('a selection of a thousand photos fits a URL and can be parsed', () => {
  const ids = Array.from({ length: 1000 }, () => randomUUID())
  const address = zipAddress(deliveryId, { size: 'web', photos: ids })
  expect(address.length).toBeLessThan(6200)
  expect(parse(address).data).toEqual({ deliveryId, size: 'web', photos: ids.map(shortIdOf) })
})

test('all and the favorites are asked for by name', () => {
  for (const photos of ['all', 'favorites'] as const) {
    expect(parse(zipAddress(deliveryId, { size: 'original', photos })).data).toMatchObject({ photos })
  }
})

test('the favorites in an address that was saved with the British spelling', () => {
  expect(ZipQuery.parse({ deliveryId, photos: 'favourites' }).photos).toBe('favorites')
})

test('a photo listed twice is selected once', () => {
  const id = randomUUID()
  expect(readSelection(writeSelection([id, id.toUpperCase()]))).toEqual([shortIdOf(id)])
})

test.each(['', '~', '~abc', '~abcdefg', 'abcdef', '~abc/ef', 'everything', `~${'abcdef'.repeat(1001)}`])(
  '%j selects nothing',
  (text) => {
    expect(readSelection(text)).toBeNull()
    expect(ZipQuery.safeParse({ deliveryId, photos: text }).success).toBe(false)
  },
)
