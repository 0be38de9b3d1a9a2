import { describe, expect, test } from 'vitest'
import {
  choosePictures,
  describeCover,
  describeMailed,
  isSameAddress,
  type MailedPhoto,
} from './mail-pictures'

const photo = (id: string, isFree: boolean): MailedPhoto => ({ id, room: 'KITCHEN', isFree })
const idsOf = (chosen: ReturnType<typeof choosePictures>) =>
  chosen && [chosen.cover, ...chosen.row].map(({ id }) => id).join('')

describe('an email shows', () => {
  const photos = [photo('a', true), photo('b', true), photo('c', false), photo('d', false), photo('e', false)]

  test('a cover and a row of three', () => {
    expect(idsOf(choosePictures(photos, 'free'))).toBe('abcd')
    expect(idsOf(choosePictures(photos, 'clear'))).toBe('abcd')
  })

  test('the cover alone when there are too few for the row', () => {
    expect(idsOf(choosePictures(photos.slice(0, 3), 'clear'))).toBe('a')
    expect(idsOf(choosePictures(photos.slice(0, 1), 'free'))).toBe('a')
  })

  test('no photos of a locked delivery without a preview, nor of none', () => {
    expect(choosePictures(photos.slice(2), 'free')).toBeNull()
    expect(idsOf(choosePictures(photos.slice(1), 'clear'))).toBe('bcde')
    expect(choosePictures([], 'clear')).toBeNull()
  })
})

test('alternative texts say the street, the room, and how much is seen', () => {
  expect(describeCover('5 Pavilion Way', 'clear')).toBe('5 Pavilion Way')
  expect(describeCover('5 Pavilion Way', 'free')).toBe('5 Pavilion Way, preview')
  expect(describeMailed(photo('a', true), 'free')).toBe('Kitchen, preview')
  expect(describeMailed(photo('a', false), 'free')).toBe('Kitchen, locked')
  expect(describeMailed({ id: 'a', room: null, isFree: false }, 'clear')).toBe('Photo')
})

test('a house is the same only with the whole address, however it is typed', () => {
  const address = '903 Chestnut Street, Asheville, NC 28801'
  expect(isSameAddress(address, ' 903 chestnut street  Asheville NC 28801 ')).toBe(true)
  for (const other of [
    '903 Chestnut Street',
    '904 Chestnut Street, Asheville, NC 28801',
    '903 Chestnut Street, Unit 2, Asheville, NC 28801',
    '903 Chestnut Street, Asheville, NC 28802',
  ])
    expect(isSameAddress(address, other), other).toBe(false)
})
