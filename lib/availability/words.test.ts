import { expect, test } from 'vitest'
import { durationInWords, noRoomFor, visitTakes } from './words'

test('a length is said in hours and minutes', () => {
  expect([600, 60, 90, 45, 61, 0].map(durationInWords)).toEqual([
    '10 hours',
    '1 hour',
    '1 hour 30 minutes',
    '45 minutes',
    '1 hour 1 minute',
    '0 minutes',
  ])
  expect(visitTakes(600)).toBe('This visit takes 10 hours.')
  expect(visitTakes(0)).toBe('')
})

const shoot = { name: 'Photo Shoot', durationMinutes: 180 }
const aerial = { name: 'Aerial Tour', durationMinutes: 120 }
const wedding = { name: 'Weddings', durationMinutes: 600 }

test('the service that fits nowhere is named', () => {
  expect(noRoomFor([shoot, wedding], 360)).toBe(
    'Weddings takes 10 hours, and the longest free time is 6 hours.',
  )
})

test('of services that fit only apart, those are named that are enough to leave out', () => {
  expect(noRoomFor([shoot, aerial], 180)).toBe(
    'Together your services take 5 hours, and the longest free time is 3 hours. Without Photo Shoot or Aerial Tour, there are times to choose from.',
  )
  expect(noRoomFor([shoot, shoot, shoot], 180)).toContain('Choose fewer services.')
})
