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
import { toInvoiceLine, toOrderLines } from '@/lib/booking/bookings/rules/order-lines'
import { hasShotList, joinShotLists } from '@/lib/booking/bookings/rules/shots'
import type { BookingDetail, BookingItem } from '@/lib/booking/bookings/schema/bookings'
import { toTravel } from '@/lib/calendar/travel/rules/travel-fee'
import { nameCard } from '@/lib/catalog/cards/rules'
import { describeSize } from '@/lib/catalog/services/words/sizes'
import { readTaxTable } from '@/lib/catalog/taxes/operations/read-tax-terms'
import { estimateTax } from '@/lib/catalog/taxes/rules/estimate'
import { toTaxPlace } from '@/lib/catalog/taxes/rules/place'
import { coveredOfTotal } from '@/lib/people/brokerages/rules/coverage'
import { db } from '@/lib/platform/data/db'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { now, studioTimeIn } from '@/lib/platform/time/clock'
import { toPlace } from '@/lib/studio/places/rules/place'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import { eventFields, readEvents } from './read-events'
import { type BookingRow, hasAddedItems, toBookingItem, toClientMoves } from './select-booking'
import { progressFields } from './select-progress'
import { bookingFieldsWithShots } from './select-shots'

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
    return booking && { ...booking, specialInstructions: null, agreement: null, card: null, events: [] }
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
      ...bookingFieldsWithShots,
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
      card: { select: { brand: true, last4: true } },
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
    card: row.card && nameCard(row.card.brand, row.card.last4),
    progress: {
      onTheWayAt: row.onTheWayAt,
      onTheWayNotifiedAt: row.onTheWayNotifiedAt,
      startedAt: row.startedAt,
      finishedAt: row.finishedAt,
    },
    shots: canDecide(actor, row) && hasShotList(row.status) ? joinShotLists(row) : [],
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

type CoveredRow = BookingRow & {
  clientId: string
  pricesIncludeTax: boolean
  propertyState: string | null
  propertyZip: string | null
}

/**
 * Returns what a brokerage pays of a booking by the rule that bills it, also if it pays for some services only and items were added
 * since. @param today in the studio's time zone
 */
async function readCovered(
  row: CoveredRow,
  { covered, totalCents }: BookingItem,
  today: CalendarDate,
): Promise<BookingItem['covered']> {
  const { coverage, clientId } = row
  if (!coverage || coverage.serviceIds.length === 0 || !hasAddedItems(row)) return covered
  const lines = toOrderLines({ ...row, travel: toTravel(row) })
    .map(toInvoiceLine)
    .map(({ kind, serviceId = null, amountCents }) => ({ kind, serviceId, priceCents: amountCents }))
  const isTaxAdded = !row.pricesIncludeTax && row.estimatedTaxCents !== null
  const estimate = isTaxAdded
    ? estimateTax(lines, toTaxPlace(row), await readTaxTable(db(), today, clientId))
    : null
  const priced = lines.map(({ serviceId, priceCents }, index) => ({
    serviceId,
    amountCents: estimate?.lineCents[index] ?? priceCents,
  }))
  const cents = coveredOfTotal(coverage, priced, totalCents)
  return cents === 0 ? null : { brokerageName: coverage.brokerage.name, cents }
}
