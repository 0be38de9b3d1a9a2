import { expect, test } from 'vitest'
import { isDusk, roomsOfNames } from './rooms-of-names'

test.each([
  ['kitchen-03.jpg', 'KITCHEN'],
  ['MasterBath_2.jpg', 'PRIMARY_BATHROOM'],
  ['bed2.tif', 'BEDROOM'],
  ['Primary Suite 1.jpg', 'PRIMARY_BEDROOM'],
  ['twilight-front.jpg', 'FRONT_EXTERIOR'],
  ['backyard.jpg', 'YARD'],
  ['DJI_0042.jpg', 'AERIAL'],
  ['DSC_0042.jpg', null],
  ['Abedin.jpg', null],
])('the name %s states %s', (name, room) => {
  expect(roomsOfNames([name])).toEqual([room])
})

test('a word that every name has is part of the address, unless nothing else distinguishes them', () => {
  expect(roomsOfNames(['12 Garden St kitchen.jpg', '12 Garden St 02.jpg'])).toEqual(['KITCHEN', null])
  expect(roomsOfNames(['kitchen-1.jpg', 'kitchen-2.jpg'])).toEqual(['KITCHEN', 'KITCHEN'])
})

test('a name says that it is dusk', () => {
  expect(isDusk('front-dusk-1.jpg')).toBe(true)
  expect(isDusk('dusky.jpg')).toBe(false)
})
