import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { dateToDatabase } from '@/lib/platform/calendar-date'
import { now, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'
import type { BookingStatus } from '@/prisma/generated/enums'
import { upcomingLimit } from './limits'
import { belongingTo, canChange, canDecide, canReassign, canTakeOver, visibleTo } from './policy'
import { eventFields, toEvents } from './queries/read-events'
import { type BookingPage, countByStatus, latestFirst, readPage, soonestFirst } from './queries/read-page'
import { isAllowed } from './rules'
import { cancellationTerms } from './rules/late-fee'
import type { BookingDetail, BookingItem } from './schema'
import { bookingFields, toBookingItem, toClientMoves } from './selection'

/** Returns the actor's next bookings, including today's, without cancelled ones. */
export async function listUpcomingBookings(actor: Actor, limit = upcomingLimit): Promise<BookingItem[]> {
  const { timeZone } = await getStudio()
  const rows = await db().booking.findMany({
    where: {
      AND: [
        belongingTo(actor),
        { shootDate: { gte: dateToDatabase(todayIn(timeZone)) }, status: { not: 'CANCELLED' } },
      ],
    },
    select: bookingFields,
    orderBy: soonestFirst,
    take: limit,
  })
  return rows.map(toBookingItem)
}

/** Counts the bookings the actor is a party to, optionally only those with these statuses. */
export function countBookings(actor: Actor, statuses?: readonly BookingStatus[]): Promise<number> {
  return db().booking.count({
    where: { AND: [belongingTo(actor), statuses ? { status: { in: [...statuses] } } : {}] },
  })
}

/** Counts the actor's bookings by status. Cached per request. */
export const countBookingsByStatus = cache(
  (actor: Actor): Promise<Record<BookingStatus, number>> => countByStatus(belongingTo(actor)),
)

/** Returns a page of the actor's bookings by shoot date, newest first, optionally of one status. Pages start at 1. */
export async function listMyBookings(
  actor: Actor,
  { status, page = 1 }: { status?: BookingStatus; page?: number } = {},
): Promise<BookingPage> {
  const counts = await countBookingsByStatus(actor)
  const total = status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0)
  const where = { AND: [belongingTo(actor), status ? { status } : {}] }
  return readPage({ where, orderBy: latestFirst, total, page })
}

/** Returns a booking with its timeline, or null when the actor may not see it. Cached per request. */
export const getBooking = cache(async (actor: Actor, bookingId: string): Promise<BookingDetail | null> => {
  if (!z.uuid().safeParse(bookingId).success) return null
  const studio = await getStudio()
  const row = await db().booking.findFirst({
    where: { AND: [{ id: bookingId }, visibleTo(actor)] },
    select: {
      ...bookingFields,
      clientId: true,
      photographerId: true,
      claims: { select: { slotId: true }, orderBy: { slot: { startTime: 'asc' } } },
      events: { select: eventFields, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
    },
  })
  if (!row) return null
  const item = toBookingItem(row)
  const terms = { ...item.terms, timeZone: studio.timeZone }
  const shoot = { ...item, moves: toClientMoves(row.events, row.clientId) }
  return {
    ...item,
    visit: row.services.map(({ name, durationMinutes }) => ({ name, durationMinutes })),
    slotIds: row.claims.map(({ slotId }) => slotId),
    events: await toEvents(row.events),
    cancellation: cancellationTerms(shoot, actor.role, terms, now()),
    may: {
      approve: canDecide(actor, row) && isAllowed('approve', item),
      complete: canDecide(actor, row) && isAllowed('complete', item),
      cancel: canChange(actor, row) && isAllowed('cancel', item),
      reschedule: canChange(actor, row) && isAllowed('reschedule', item),
      resolveLateFee: canDecide(actor, row) && item.lateFee?.state === 'DUE',
      takeOver: canTakeOver(actor, row),
      reassign: canReassign(actor, row),
    },
  }
})

/** Returns the id of the actor's own booking that uses this slot, so that a reload after a lost response finds it. */
export async function findOwnBookingOfSlot(actor: Actor, slotId: string): Promise<string | null> {
  if (!z.uuid().safeParse(slotId).success) return null
  const booking = await db().booking.findFirst({
    where: { AND: [belongingTo(actor), { claims: { some: { slotId } } }] },
    select: { id: true },
  })
  return booking?.id ?? null
}
