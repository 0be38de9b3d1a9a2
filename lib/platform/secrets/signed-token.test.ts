import { expect, test } from 'vitest'
import { claimedFields, isSignedToken, signToken } from './signed-token'

const token = signToken('unsubscribe', ['ava', 'booking'])

test('contains its fields and is valid for its purpose only', () => {
  expect(claimedFields(token)).toEqual(['ava', 'booking'])
  expect(isSignedToken(token, 'unsubscribe')).toBe(true)
  expect(isSignedToken(token, 'calendar-feed')).toBe(false)
})

test('rejects changed fields and malformed tokens', () => {
  const candidates = [
    '',
    '.',
    'ava.booking',
    token.replace('ava', 'sam'),
    token.replace('booking', 'payment'),
    `${token}A`,
  ]
  for (const candidate of candidates) expect(isSignedToken(candidate, 'unsubscribe')).toBe(false)
})

test('is revoked by another version', () => {
  const versioned = signToken('calendar-feed', ['ava'], 1)
  expect(isSignedToken(versioned, 'calendar-feed', 1)).toBe(true)
  expect(isSignedToken(versioned, 'calendar-feed', 2)).toBe(false)
  expect(isSignedToken(versioned, 'calendar-feed')).toBe(false)
})
