import { describe, expect, test } from 'vitest'
import { chargeAt, chargeStateOf, nextAttempt } from './charging'
import { chooseCard } from './choose-card'

const zone = 'America/New_York'
const sentAt = new Date('2026-06-12T18:30:00.000Z')

test('a charge on delivery is due at once, a later one in the morning of its day', () => {
  expect(chargeAt(sentAt, 0, zone)).toEqual(sentAt)
  expect(chargeAt(sentAt, 3, zone)).toEqual(new Date('2026-06-15T13:00:00.000Z'))
})

describe('nextAttempt', () => {
  const charge = { firstAt: sentAt, retryDays: [1, 3, 7] }

  test.each([
    [1, '2026-06-13T13:00:00.000Z'],
    [2, '2026-06-15T13:00:00.000Z'],
    [3, '2026-06-19T13:00:00.000Z'],
  ])('after attempt %i it follows the schedule', (attempts, at) => {
    expect(nextAttempt(charge, attempts, sentAt, zone)).toEqual(new Date(at))
  })

  test('none follows the last', () => {
    expect(nextAttempt(charge, 4, sentAt, zone)).toBeNull()
    expect(nextAttempt({ ...charge, retryDays: [] }, 1, sentAt, zone)).toBeNull()
  })

  test('a day that was missed moves to tomorrow', () => {
    const late = new Date('2026-06-20T15:00:00.000Z')
    expect(nextAttempt(charge, 1, late, zone)).toEqual(new Date('2026-06-21T13:00:00.000Z'))
  })
})

test('a charge ends when the invoice is paid, is stopped, awaits the bank, or has no attempts left', () => {
  const charge = { nextAt: sentAt, awaitsConfirmation: false, stoppedAt: null }
  expect(chargeStateOf(charge, 'PENDING')).toBe('scheduled')
  expect(chargeStateOf(charge, 'COMPLETED')).toBeNull()
  expect(chargeStateOf({ ...charge, nextAt: null, stoppedAt: sentAt }, 'PENDING')).toBe('stopped')
  expect(chargeStateOf({ ...charge, nextAt: null, awaitsConfirmation: true }, 'FAILED')).toBe(
    'awaits-confirmation',
  )
  expect(chargeStateOf({ ...charge, nextAt: null }, 'PENDING')).toBe('exhausted')
})

test('the agreed card is charged first, then the one saved last; an expired card never', () => {
  const agreed = { id: 'agreed', expiryMonth: 12, expiryYear: 2030 }
  const newest = { id: 'newest', expiryMonth: 12, expiryYear: 2030 }
  const expired = { id: 'expired', expiryMonth: 1, expiryYear: 2020 }
  const cards = [expired, newest, agreed]
  expect(chooseCard(cards, 'agreed', 0, '2026-06-12')?.id).toBe('agreed')
  expect(chooseCard(cards, 'agreed', 1, '2026-06-12')?.id).toBe('newest')
  expect(chooseCard(cards, 'expired', 0, '2026-06-12')?.id).toBe('newest')
  expect(chooseCard([expired], 'expired', 0, '2026-06-12')).toBeNull()
})
