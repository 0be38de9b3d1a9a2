import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { isPhotographer, sideOf } from '@/lib/auth/rules/capabilities'
import {
  canChange,
  canChangeItems,
  canDecide,
  canReassign,
  canTakeOver,
  overseenBy,
  visibleTo,
} from '@/lib/booking/bookings/policy'
import { cancellationTerms } from '@/lib/booking/bookings/rules/late-fee'
import { hasOpenItems, isAllowed, isLive, isStoppedByStart } from '@/lib/booking/bookings/rules/moves'
import type { BookingDetail } from '@/lib/booking/bookings/schema'
import { describeSize } from '@/lib/catalog/services/words/sizes'
import { db } from '@/lib/platform/data/db'
import { now, studioTimeIn } from '@/lib/platform/time/clock'
import { toPlace } from '@/lib/studio/places/rules/place'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import { readCovered } from './read-covered'
import { eventFields, readEvents } from './read-events'
import { bookingFields, toBookingItem, toClientMoves } from './select-booking'
import { progressFields } from './select-progress'

/** Returns a booking with its timeline, or null when the actor may not see it. Cached per request. */
export const findBooking = cache((actor: Actor, bookingId: string) =>
  readBooking(actor, bookingId, visibleTo(actor)),
)

/**
 * Returns a booking that the actor oversees as an admin of a brokerage, or null, without what stays between its client and the
 * studio. Cached per request.
 */
export const findOverseenBooking = cache(
  async (actor: Actor, bookingId: string): Promise<BookingDetail | null> => {
    const booking = await readBooking(actor, bookingId, overseenBy(actor))
    return booking && { ...booking, specialInstructions: null, agreement: null, events: [] }
  },
)

async function readBooking(
  actor: Actor,
  bookingId: string,
  readable: Prisma.BookingWhereInput,
): Promise<BookingDetail | null> {
  if (!z.uuid().safeParse(bookingId).success) return null
  const studio = await getStudio()
  const row = await db().booking.findFirst({
    where: { AND: [{ id: bookingId }, readable] },
    select: {
      ...bookingFields,
      clientId: true,
      photographerId: true,
      latitude: true,
      longitude: true,
      placeSource: true,
      facing: true,
      squareFeet: true,
      basementSquareFeet: true,
      detachedSquareFeet: true,
      bedrooms: true,
      airspace: true,
      ...progressFields,
      pricesIncludeTax: true,
      propertyState: true,
      propertyZip: true,
      brokerage: { select: { name: true } },
      claims: { select: { slotId: true }, orderBy: { slot: { startTime: 'asc' } } },
      events: { select: eventFields, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
    },
  })
  if (!row) return null
  const item = toBookingItem(row)
  const side = sideOf(actor)
  const clock = studioTimeIn(studio.timeZone)
  const mayMove = (move: 'cancel' | 'reschedule') =>
    canChange(actor, row) && isAllowed(move, item) && !isStoppedByStart(move, item, side, clock)
  const terms = { ...item.terms, timeZone: studio.timeZone }
  const shoot = { ...item, moves: toClientMoves(row.events, row.clientId) }
  return {
    ...item,
    covered: await readCovered(row, item, clock.today),
    visit: row.services.map(({ name, durationMinutes, light, usesDrone, turnaroundHours, isAddOn }) => ({
      name,
      durationMinutes,
      light,
      usesDrone,
      turnaroundHours,
      isAddOn,
    })),
    brokerageName: row.brokerage?.name ?? null,
    sizeText: describeSize(row),
    place: toPlace(row),
    facing: row.facing,
    airspace: row.airspace,
    progress: {
      onTheWayAt: row.onTheWayAt,
      onTheWayNotifiedAt: row.onTheWayNotifiedAt,
      startedAt: row.startedAt,
      finishedAt: row.finishedAt,
    },
    slotIds: row.claims.map(({ slotId }) => slotId),
    events: await readEvents(row.events),
    cancellation: cancellationTerms(shoot, side, terms, now()),
    may: {
      approve: canDecide(actor, row) && isAllowed('approve', item),
      complete: canDecide(actor, row) && isAllowed('complete', item),
      cancel: mayMove('cancel'),
      reschedule: mayMove('reschedule'),
      resolveLateFee: canDecide(actor, row) && item.lateFee?.state === 'DUE',
      clearAirspace: canDecide(actor, row) && row.airspace === 'TO_CHECK' && isLive(item.status),
      takeOver: canTakeOver(actor, row),
      reassign: canReassign(actor, row),
      recordSteps: isPhotographer(actor) && row.photographerId === actor.profileId,
      changeItems: canChangeItems(actor, row) && hasOpenItems(item),
    },
    addedItems: row.services
      .filter(({ addedAt }) => addedAt)
      .map(({ id, name, priceCents }) => ({ id, name, priceCents })),
  }
}
