import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Offer, OpenSlot } from '@/lib/calendar/availability/schema/slots'
import { toWallTime } from '@/lib/platform/time/calendar-date'
import { packOffer, unpackOffer } from './sent-offer'

const photographer = fc.record({ photographerId: fc.uuid(), photographerName: fc.string() })
const time = fc.integer({ min: 0, max: 1439 }).map(toWallTime)

/** Slots of a few photographers, in any order. */
const slots: fc.Arbitrary<OpenSlot[]> = fc
  .uniqueArray(photographer, { minLength: 1, maxLength: 3, selector: ({ photographerId }) => photographerId })
  .chain((photographers) =>
    fc.array(
      fc
        .record({
          id: fc.uuid(),
          date: fc.constantFrom('2026-06-12', '2026-12-31'),
          startTime: time,
          endTime: time,
          of: fc.constantFrom(...photographers),
        })
        .map(({ of, ...slot }) => ({ ...slot, ...of })),
    ),
  )

const rest: Omit<Offer, 'slots'> = {
  lastDay: null,
  place: null,
  ownSlotIds: [],
  maxVisitMinutes: 0,
  litStartIds: null,
  travelFees: {},
  shortDrives: [],
  minutes: 60,
  address: null,
  light: 'ANY',
  hold: null,
  readAt: '2026-06-01T12:00:00.000Z',
}

test('the browser gets the offer as it was read', () => {
  fc.assert(
    fc.property(slots, (some) => {
      const offer = { ...rest, slots: some }
      expect(unpackOffer(packOffer(offer))).toEqual(offer)
    }),
  )
})
