// Tests that concurrent changes to a booking are applied one after the other: every accepted change was valid when it
// was applied, and the calendar matches the last one.
import { expect } from '@playwright/test'
import {
  bookingInputFor,
  type Client,
  distinctFailures,
  itemAt,
  type SignedInPerson,
  succeeded,
  test,
} from '@/e2e/races/clients-fixture'
import { makeSlots } from '@/e2e/support/bulk-data'
import type { PortalFixture } from '@/e2e/support/portal-fixture'
import { moves, statusAfter } from '@/lib/booking/bookings/rules/moves'
import type { BookingState } from '@/lib/booking/bookings/schema/bookings'
import { dateFromDatabase, timeFromDatabase } from '@/lib/platform/time/calendar-date'
import type { Booking, BookingEvent } from '@/prisma/generated/client'

const address = '1418 Alder Ridge Lane, Asheville, NC 28804'

for (const cancellations of [0, 20]) {
  test(`twenty approvals, twenty reschedules and ${cancellations} cancellations at once leave a valid history`, async ({
    portal,
    makeClients,
    photographer,
    services,
  }) => {
    const client = itemAt(await makeClients(1), 0)
    const [first, ...free] = await makeSlots(portal.database, photographer, 21)
    const booked = await portal.actions.call(
      client.visitor,
      'bookShootAction',
      bookingInputFor(client, first?.id ?? '', services),
    )
    if (booked.kind !== 'ok') throw new Error(JSON.stringify(booked))
    const { bookingId } = booked.data as { bookingId: string }

    const by = (index: number) => (index % 2 === 0 ? client : photographer).visitor
    const calls = free.flatMap((slot, index) => [
      callMove(portal, 'approve', photographer.visitor, { bookingId }),
      callMove(portal, 'reschedule', by(index), { bookingId, slotId: slot.id, propertyAddress: address }),
      ...(index < cancellations
        ? [callMove(portal, 'cancel', by(index), { bookingId, shownFeeCents: 0 })]
        : []),
    ])
    const results = await Promise.all(calls)

    const responses = results.map(({ response }) => response)
    for (const other of distinctFailures(responses))
      expect(other).toMatchObject({ kind: 'error', code: 'conflict' })
    const booking = await portal.database.booking.findUniqueOrThrow({ where: { id: bookingId } })
    const events = await portal.database.bookingEvent.findMany({
      where: { bookingId },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    })
    expectValidHistory(events, { client, photographer })
    expect(events.at(-1)?.after).toEqual(stateOf(booking))
    expect(booking.calendarSequence).toBe(events.length - 1)
    for (const move of ['approve', 'reschedule', 'cancel'] as const) {
      const accepted = succeeded(results.filter((one) => one.move === move).map(({ response }) => response))
      expect(events.filter(({ kind }) => kind === moves[move].kind)).toHaveLength(accepted.length)
    }
    expect(booking.status === 'CANCELLED').toBe(cancellations > 0)
    await expectOneSlotTaken(portal, photographer, booking)
  })
}

type TestedMove = 'approve' | 'reschedule' | 'cancel'

async function callMove(
  { actions }: PortalFixture,
  move: TestedMove,
  visitor: SignedInPerson['visitor'],
  input: object,
) {
  return { move, response: await actions.call(visitor, `${move}BookingAction`, input) }
}

/** Expects every event to start in the previous event's state and to end in the state the rules allow. */
function expectValidHistory(
  events: readonly BookingEvent[],
  people: { client: Client; photographer: SignedInPerson },
): void {
  expect(events[0]).toMatchObject({ kind: 'CREATED', before: null, after: { status: 'PENDING' } })
  for (const [index, event] of events.entries()) {
    if (index === 0) continue
    const before = event.before as BookingState
    expect(before).toEqual(events[index - 1]?.after)
    const role = event.actorId === people.photographer.profileId ? 'PHOTOGRAPHER' : 'CLIENT'
    const move = (['approve', 'reschedule', 'cancel'] as const).find((one) => moves[one].kind === event.kind)
    expect(move && statusAfter(move, { status: before.status, isDelivered: false }, role)).toBe(
      (event.after as BookingState).status,
    )
  }
}

function stateOf(booking: Booking): BookingState {
  return {
    status: booking.status,
    date: dateFromDatabase(booking.shootDate),
    startTime: timeFromDatabase(booking.shootTime),
    endTime: timeFromDatabase(booking.shootEndTime),
    address: booking.propertyAddress,
    goLiveOn: booking.goLiveOn && dateFromDatabase(booking.goLiveOn),
    photographerId: booking.photographerId,
  }
}

/** Expects only the booking's current slot to be taken, or none if it is cancelled. */
async function expectOneSlotTaken(
  { database }: PortalFixture,
  photographer: SignedInPerson,
  booking: Booking,
) {
  const taken = await database.slotClaim.findMany({
    where: { slot: { photographerId: photographer.profileId } },
    select: { bookingId: true, slot: { select: { date: true, startTime: true } } },
  })
  const slot = { date: booking.shootDate, startTime: booking.shootTime }
  expect(taken).toEqual(booking.status === 'CANCELLED' ? [] : [{ bookingId: booking.id, slot }])
}
