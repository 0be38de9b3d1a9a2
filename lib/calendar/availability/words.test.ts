import { expect, test } from 'vitest'
import { blockingInWords, movedInWords, noticesInWords, shootsOnDays } from './words/blocked-days'
import { durationInWords, lengthInWords, visitTakes } from './words/lengths'
import { describeNewSlots, describeRemovedHours, describeReplacedHours } from './words/slots'
import { noRoomFor } from './words/times'

test('a duration is given in hours and minutes', () => {
  expect([600, 60, 90, 45, 61, 0].map(durationInWords)).toEqual([
    '10 hours',
    '1 hour',
    '1 hour 30 minutes',
    '45 minutes',
    '1 hour 1 minute',
    '0 minutes',
  ])
  expect(visitTakes(600, '')).toBe("We'll be at the property for about 10 hours.")
  expect(visitTakes(90, '12 Long Lane')).toBe("We'll be at 12 Long Lane for about 1 hour 30 minutes.")
  expect(visitTakes(0, '')).toBe('')
  expect([45, 60, 90, 1440, 2880].map(lengthInWords)).toEqual([
    '45 minutes',
    '1 hour',
    '1.5 hours',
    '24 hours',
    '2 days',
  ])
})

const shoot = { name: 'Photo Shoot', durationMinutes: 180 }
const aerial = { name: 'Aerial Tour', durationMinutes: 120 }
const wedding = { name: 'Weddings', durationMinutes: 600 }

test('a service that is longer than any available time is named', () => {
  expect(noRoomFor([shoot, wedding], 360)).toBe(
    'Weddings takes 10 hours, and the longest available time is 6 hours.',
  )
})

test('when the services only fit separately, those that would be enough to leave out are named', () => {
  expect(noRoomFor([shoot, aerial], 180)).toBe(
    'Together your services take 5 hours, and the longest available time is 3 hours. Without Photo Shoot or Aerial Tour, times are available.',
  )
  expect(noRoomFor([shoot, shoot, shoot], 180)).toContain('Choose fewer services.')
})

test('slots are counted', () => {
  expect([0, 1, 2].map(describeNewSlots)).toEqual([
    'No new slots to add.',
    'This adds 1 slot.',
    'This adds 2 slots.',
  ])
  expect(describeRemovedHours({ freeAhead: 1, bookedAhead: 2 })).toBe(
    "1 free slot will be removed. 2 booked slots stay with their bookings and won't be offered again.",
  )
  expect(describeReplacedHours({ freeAhead: 2, bookedAhead: 1 })).toBe(
    'New slots replace 2 free slots, also where you closed or disabled single times. 1 booked slot stays with its booking.',
  )
})

const counts = (blockedDays: number, reassigned: number, cancelled: number) => ({
  blockedDays,
  reassigned,
  cancelled,
})

test('the shoots on the days to block are counted', () => {
  expect(shootsOnDays(1, 1)).toBe("There's a shoot on this day")
  expect(shootsOnDays(2, 3)).toBe('There are 2 shoots on these days')
})

test('the confirmation names what will be done', () => {
  expect(blockingInWords(counts(2, 1, 1))).toBe('Block 2 days, reassign 1 shoot, cancel 1')
  expect(blockingInWords(counts(1, 0, 2))).toBe('Block 1 day, cancel 2 shoots')
  expect(blockingInWords(counts(1, 3, 0))).toBe('Block 1 day, reassign 3 shoots')
})

test('the toast names what was done', () => {
  expect(movedInWords(counts(2, 1, 1))).toBe('1 shoot reassigned, 1 cancelled.')
  expect(movedInWords(counts(1, 0, 2))).toBe('2 shoots cancelled.')
  expect(movedInWords(counts(1, 2, 0))).toBe('2 shoots reassigned.')
})

test('only cancelled shoots are said to be final', () => {
  expect(noticesInWords(counts(1, 1, 0))).toBe('The client and your colleague will be notified.')
  expect(noticesInWords(counts(1, 1, 1), 'Noah Reyes')).toContain('The clients and the photographers will')
  expect(noticesInWords(counts(1, 0, 2), 'Noah Reyes')).toContain(
    'The clients and Noah Reyes will be notified.',
  )
  expect(noticesInWords(counts(1, 0, 1))).toBe(
    "The client will be notified. The cancelled shoot can't be restored, and no fee is charged.",
  )
})
