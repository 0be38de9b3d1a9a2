import fc from 'fast-check'
import { expect, test } from 'vitest'
import { includedPhotos } from '@/lib/booking/bookings/rules/included-photos'
import { findExtraPhotos } from './extra-photos'

const booked = (photosIncluded: number | null, extraPhotoCents = 0) => ({ photosIncluded, extraPhotoCents })

test('further photos cost the lowest price of the booked services', () => {
  expect(includedPhotos([booked(45, 1000), booked(10, 800), booked(5), booked(null, 100)])).toEqual({
    count: 60,
    extraCents: 800,
  })
  expect(includedPhotos([booked(null)])).toBeNull()
})

test('photos are charged for only beyond those included, and only with a price', () => {
  const sending = { sentBefore: 0, sending: 52 }
  expect(findExtraPhotos({ count: 45, extraCents: 1000 }, sending)).toMatchObject({
    extraCount: 7,
    totalCents: 7000,
  })
  expect(findExtraPhotos({ count: 52, extraCents: 1000 }, sending)).toBeNull()
  expect(findExtraPhotos({ count: 45, extraCents: 0 }, sending)).toBeNull()
  expect(findExtraPhotos(null, sending)).toBeNull()
})

test('however photos are spread over deliveries, each extra one is charged for once', () => {
  const deliveries = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 5 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), deliveries, (count, sizes) => {
      let sentBefore = 0
      let charged = 0
      for (const sending of sizes) {
        charged += findExtraPhotos({ count, extraCents: 1 }, { sentBefore, sending })?.extraCount ?? 0
        sentBefore += sending
      }
      expect(charged).toBe(Math.max(0, sentBefore - count))
    }),
  )
})
