import { expect, test } from 'vitest'
import { describeActivity, describeOnBooking } from './activity'

const removal = { kind: 'PHOTOS_REMOVED', details: { names: ['12 Oak Lane.jpg'] } } as const

test('shows the names of removed photos to photographers only', () => {
  const event = { ...removal, actor: { fullName: 'Ava Reyes' } }
  expect(describeOnBooking(event, 'PHOTOGRAPHER').detail).toContain('12 Oak Lane.jpg')
  expect(describeOnBooking(event, 'CLIENT').detail).not.toContain('Oak')
})

test('describes events with details in an unknown format', () => {
  for (const kind of ['DOWNLOADED', 'EXPIRY_ANNOUNCED', 'PHOTOS_ADDED'] as const) {
    expect(describeActivity({ kind, details: { photos: 'three', expiresOn: 1 } })).not.toMatch(
      /undefined|NaN/,
    )
  }
})

test('lists the first five of many names', () => {
  const names = Array.from({ length: 8 }, (_, place) => `${place}.jpg`)
  expect(describeActivity({ kind: 'PHOTOS_REMOVED', details: { names } })).toMatch(/4\.jpg and 3 more$/)
})
