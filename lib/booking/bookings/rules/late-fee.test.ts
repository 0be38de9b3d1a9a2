import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cancellationTexts, rescheduleFeeText } from '@/lib/booking/bookings/words/cancelling'
import { instantOf } from '@/lib/platform/time/clock'
import { cancellationTerms, clientMoves, computeLateFeeCents, freeUntil } from './late-fee'

const timeZone = 'America/New_York'
const terms = { freeCancelHours: 24, lateCancelFeeCents: 5_000, timeZone }
const shoot = {
  date: '2026-06-12',
  startTime: '09:00',
  status: 'CONFIRMED' as const,
  currency: 'USD',
  moves: [],
}
const hour = 3_600_000

describe('the sentence for a client', () => {
  test('before a late reschedule: the fee still applies', () => {
    const booking = (at: string) => ({
      currency: 'USD',
      cancellation: cancellationTerms(shoot, 'CLIENT', terms, new Date(at)),
    })
    expect(rescheduleFeeText(booking('2026-06-10T12:00:00Z'))).toBeNull()
    expect(rescheduleFeeText(booking('2026-06-12T12:00:00Z'))).toContain("you'll owe $50.00")
  })

  test('before the deadline, after it, and without a fee', () => {
    const early = new Date('2026-06-10T12:00:00Z')
    const late = new Date('2026-06-12T12:00:00Z')
    expect(cancellationTerms(shoot, 'CLIENT', terms, early)).toEqual({
      feeCents: 0,
      sentence: cancellationTexts.free('June 11, 2026, 09:00 EDT', '$50.00'),
    })
    expect(cancellationTerms(shoot, 'CLIENT', terms, late)).toEqual({
      feeCents: 5_000,
      sentence: cancellationTexts.late('June 11, 2026, 09:00 EDT', '$50.00', false),
    })
    const free = { ...terms, lateCancelFeeCents: 0 }
    expect(cancellationTerms(shoot, 'CLIENT', free, late)).toEqual({
      feeCents: 0,
      sentence: cancellationTexts.alwaysFree,
    })
    expect(cancellationTerms(shoot, 'PHOTOGRAPHER', terms, late).feeCents).toBe(0)
  })

  test('before the studio has approved the booking: it is free, and what it costs once it has', () => {
    const pending = { ...shoot, status: 'PENDING' as const }
    expect(cancellationTerms(pending, 'CLIENT', terms, new Date('2026-06-10T12:00:00Z'))).toEqual({
      feeCents: 0,
      sentence: cancellationTexts.unapproved('June 11, 2026, 09:00 EDT', '$50.00'),
    })
    expect(cancellationTerms(pending, 'CLIENT', terms, new Date('2026-06-12T12:00:00Z'))).toEqual({
      feeCents: 0,
      sentence: cancellationTexts.unapproved(null, '$50.00'),
    })
  })

  test('after a late reschedule: names the missed deadline', () => {
    const moves = [{ at: new Date('2026-06-11T20:00:00Z'), from: { date: '2026-06-12', startTime: '09:00' } }]
    const moved = { ...shoot, date: '2026-07-20', moves }
    expect(cancellationTerms(moved, 'CLIENT', terms, new Date('2026-06-12T12:00:00Z'))).toEqual({
      feeCents: 5_000,
      sentence: cancellationTexts.late('June 11, 2026, 09:00 EDT', '$50.00', true),
    })
  })

  test('names the time zone at the deadline, not at the shoot', () => {
    // Daylight-saving time starts on March 8, 2026 at 02:00.
    const spring = { ...shoot, date: '2026-03-08' }
    expect(cancellationTerms(spring, 'CLIENT', terms, new Date(0)).sentence).toBe(
      cancellationTexts.free('March 07, 2026, 08:00 EST', '$50.00'),
    )
  })
})

const zones = fc.constantFrom('America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kolkata')
const anyTerms = fc.record({
  timeZone: zones,
  freeCancelHours: fc.integer({ min: 0, max: 8_760 }),
  lateCancelFeeCents: fc.integer({ min: 1, max: 99_999_999 }),
})
const anyStart = fc.record({
  date: fc
    .date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  startTime: fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
    .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${minutes}`),
})

const anyShoot = anyStart.map((start) => ({ ...start, status: 'CONFIRMED' as const, moves: [] }))

describe('for any shoot, zone and policy', () => {
  test('the deadline is the agreed elapsed hours before the start', () => {
    fc.assert(
      fc.property(anyShoot, anyTerms, (any, studio) => {
        const start = instantOf(any.date, any.startTime, studio.timeZone).getTime()
        expect(start - (freeUntil(any, studio)?.getTime() ?? 0)).toBe(studio.freeCancelHours * hour)
      }),
    )
  })

  test('cancelling is free up to the deadline, and costs the whole fee after it', () => {
    fc.assert(
      fc.property(anyShoot, anyTerms, fc.integer({ min: 1, max: 1_000 * hour }), (any, studio, ms) => {
        const deadline = freeUntil(any, studio)?.getTime() ?? 0
        const feeAt = (at: number) => computeLateFeeCents(any, 'CLIENT', studio, new Date(at))
        expect([feeAt(deadline - ms), feeAt(deadline)]).toEqual([0, 0])
        expect([feeAt(deadline + 1), feeAt(deadline + ms)]).toEqual(Array(2).fill(studio.lateCancelFeeCents))
      }),
    )
  })

  test('there is no fee for the studio, or without one in the terms', () => {
    fc.assert(
      fc.property(anyShoot, anyTerms, fc.date({ noInvalidDate: true }), (any, studio, at) => {
        expect(computeLateFeeCents(any, 'PHOTOGRAPHER', studio, at)).toBe(0)
        expect(computeLateFeeCents(any, 'CLIENT', { ...studio, lateCancelFeeCents: 0 }, at)).toBe(0)
      }),
    )
  })
})

describe('for any moves of a shoot', () => {
  const anyMoves = fc.tuple(
    fc.array(anyStart, { minLength: 1, maxLength: 5 }),
    fc.array(fc.integer({ min: -2_000 * hour, max: 2_000 * hour }), { minLength: 5, maxLength: 5 }),
  )
  /** Reschedules from each start to the next, `lateness` ms after its deadline (negative: before). */
  function movedShoot(
    starts: { date: string; startTime: string }[],
    lateness: number[],
    studio: typeof terms,
  ) {
    const moves = starts.slice(0, -1).map((from, index) => {
      const deadline = freeUntil({ ...from, moves: [] }, studio)?.getTime() ?? 0
      return { at: new Date(deadline + (lateness[index] ?? 0)), from }
    })
    // A client's move needs approval again.
    return { ...(starts.at(-1) ?? shoot), status: 'PENDING' as const, moves }
  }

  test('a late one makes the fee due for good', () => {
    fc.assert(
      fc.property(anyMoves, anyTerms, fc.nat(1_000 * hour), ([starts, lateness], studio, later) => {
        const moved = movedShoot(starts, lateness, studio)
        fc.pre(moved.moves.some((_move, index) => (lateness[index] ?? 0) > 0))
        const lastMove = Math.max(...moved.moves.map(({ at }) => at.getTime()))
        const fee = computeLateFeeCents(moved, 'CLIENT', studio, new Date(lastMove + later))
        expect(fee).toBe(studio.lateCancelFeeCents)
      }),
    )
  })

  test('timely ones only move the deadline', () => {
    fc.assert(
      fc.property(anyMoves, anyTerms, ([starts, lateness], studio) => {
        const early = lateness.map((by) => -Math.abs(by))
        const moved = movedShoot(starts, early, studio)
        expect(freeUntil(moved, studio)).toEqual(freeUntil({ ...moved, moves: [] }, studio))
      }),
    )
  })
})

describe("which moves are the client's", () => {
  const from = (date: string) => ({ date, startTime: '09:00' })
  const entry = (
    kind: 'CREATED' | 'RESCHEDULED' | 'APPROVED',
    actorId: string | null,
    day: number,
    status: 'PENDING' | 'CONFIRMED' = 'CONFIRMED',
  ) => ({
    kind,
    actorId,
    createdAt: new Date(Date.UTC(2026, 5, day)),
    before: kind === 'CREATED' ? null : { ...from(`2026-06-0${day}`), status },
  })

  test('of a booking that was not approved does not count', () => {
    expect(clientMoves([entry('RESCHEDULED', 'client', 2, 'PENDING')], 'client')).toEqual([])
  })

  test("the client's since the studio last chose a time", () => {
    const timeline = [
      entry('CREATED', 'client', 1),
      entry('RESCHEDULED', 'client', 2),
      entry('RESCHEDULED', 'studio', 3),
      entry('APPROVED', 'studio', 4),
      entry('RESCHEDULED', 'client', 5),
    ]
    expect(clientMoves(timeline, 'client')).toEqual([
      { at: new Date(Date.UTC(2026, 5, 5)), from: expect.objectContaining(from('2026-06-05')) },
    ])
    expect(clientMoves(timeline.slice(0, 3), 'client')).toEqual([])
    expect(clientMoves([entry('RESCHEDULED', null, 2)], 'client')).toEqual([])
  })
})
