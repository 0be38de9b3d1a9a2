import { expect, test } from 'vitest'
import { shotProgressText, shotText } from '@/lib/booking/bookings/words/shots'
import { hasShotList, joinShotLists } from './shots'

const services = [
  { service: { shots: ['2 Kitchen', 'Entry'] } },
  // Something that isn't in the catalog.
  { service: null },
  { service: { shots: ['kitchen', 'Aerial x3'] } },
]

test("the lists of a booking's services are one, ticked off by room", () => {
  const shots = joinShotLists({ services, shots: [{ room: 'kitchen' }, { room: 'no longer listed' }] })
  expect(shots).toEqual([
    { room: 'Kitchen', count: 3, isDone: true },
    { room: 'Entry', count: 1, isDone: false },
    { room: 'Aerial', count: 3, isDone: false },
  ])
  expect(shots.map(shotText)).toEqual(['Kitchen, 3', 'Entry', 'Aerial, 3'])
  expect(shotProgressText(shots)).toBe('3 of 7')
})

test('only an approved shoot has a list', () => {
  const statuses = ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] as const
  expect(statuses.filter(hasShotList)).toEqual(['CONFIRMED', 'COMPLETED'])
})
