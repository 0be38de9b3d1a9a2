import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { readOwnDetails } from '@/lib/booking/access-details/queries/read-own-details'
import type { AccessDetails } from '@/lib/booking/access-details/schema'
import { visibleTo } from '@/lib/booking/bookings/policy'
import { eventFields, readEvents } from '@/lib/booking/bookings/queries/read-events'
import { bookingFields, toBookingItem } from '@/lib/booking/bookings/queries/select-booking'
import { bookingNumber } from '@/lib/booking/bookings/rules/booking-number'
import type { BookingItem } from '@/lib/booking/bookings/schema/bookings'
import { describeBookingEvents } from '@/lib/booking/bookings/words/timeline'
import { kindNames, listNotices } from '@/lib/booking/contacts/words'
import { db } from '@/lib/platform/data/db'
import { centsToDecimal } from '@/lib/platform/money/money'
import type { Act } from './act'
import { groupBy } from './group-by'
import { maxRecords } from './limits'

/** Reads the actor's bookings, newest first, and what they did with them. */
export async function readBookings(actor: Actor, timeZone: string) {
  const rows = await db().booking.findMany({
    where: visibleTo(actor),
    select: {
      ...bookingFields,
      latitude: true,
      longitude: true,
      facing: true,
      squareFeet: true,
      basementSquareFeet: true,
      detachedSquareFeet: true,
      bedrooms: true,
      contacts: {
        select: { name: true, email: true, kind: true, notices: true },
        orderBy: { createdAt: 'asc' },
      },
      events: {
        select: { ...eventFields, bookingId: true },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: maxRecords,
  })
  const accessDetails = await readOwnDetails(actor)
  const eventRows = rows.flatMap(({ events }) => events)
  const described = describeBookingEvents(await readEvents(eventRows))
  const events = described.map(({ at, title, detail }, place) => ({
    entry: { at, what: title, detail },
    bookingId: eventRows[place]?.bookingId ?? '',
    isOwn: eventRows[place]?.actorId === actor.profileId,
  }))
  const timelines = groupBy(events, ({ bookingId }) => bookingId)
  return {
    bookings: rows.map((row) => {
      const timeline = (timelines.get(row.id) ?? []).map(({ entry }) => entry)
      const durations = row.services.map(({ durationMinutes }) => durationMinutes)
      return toRecord(toBookingItem(row), {
        timeline,
        durations,
        timeZone,
        latitude: row.latitude,
        longitude: row.longitude,
        facing: row.facing,
        squareFeet: row.squareFeet,
        basementSquareFeet: row.basementSquareFeet,
        detachedSquareFeet: row.detachedSquareFeet,
        bedrooms: row.bedrooms,
        accessDetails: accessDetails.get(row.id) ?? null,
        informed: row.contacts.map(({ name, email, kind, notices }) => ({
          name,
          email,
          kind: kindNames[kind].toLowerCase(),
          notices: listNotices(notices),
        })),
      })
    }),
    acts: events
      .filter(({ isOwn }) => isOwn)
      .map(({ entry, bookingId }): Act => ({ ...entry, about: bookingNumber(bookingId) })),
    updatedAt: rows.map(({ updatedAt }) => updatedAt),
  }
}

type BookingParts = {
  latitude: number | null
  longitude: number | null
  facing: number | null
  squareFeet: number | null
  basementSquareFeet: number | null
  detachedSquareFeet: number | null
  bedrooms: number | null
  accessDetails: AccessDetails | null
  informed: { name: string; email: string; kind: string; notices: string }[]
  timeline: Omit<Act, 'about'>[]
  durations: number[]
  timeZone: string
}

function toRecord(booking: BookingItem, { timeline, durations, ...parts }: BookingParts) {
  return {
    number: booking.number,
    status: booking.status.toLowerCase(),
    property: booking.address,
    startsAt: `${booking.date}T${booking.startTime}`,
    endsAt: `${booking.date}T${booking.endTime}`,
    ...parts,
    goesLiveOn: booking.goLive?.liveOn ?? null,
    photosPromisedBy: booking.goLive?.photosBy ?? null,
    photographer: booking.photographer.fullName,
    services: booking.services.map((service, place) => ({
      name: service.name,
      package: service.packageName,
      band: service.band,
      photosIncluded: service.photosIncluded,
      extraPhotoCents: service.extraPhotoCents,
      priceCents: service.priceCents,
      discountCents: service.discountCents,
      durationMinutes: durations[place] ?? 0,
    })),
    travel: booking.travel,
    couponCode: booking.couponCode,
    totalCents: booking.totalCents,
    paidByBrokerage: booking.covered,
    currency: booking.currency,
    instructions: booking.specialInstructions,
    freeCancellationHours: booking.terms.freeCancelHours,
    lateCancellationFeeCents: booking.terms.lateCancelFeeCents,
    agreement: booking.agreement,
    lateFee: booking.lateFee && {
      cents: booking.lateFee.cents,
      state: booking.lateFee.state.toLowerCase(),
    },
    bookedAt: booking.createdAt,
    timeline,
  }
}

type BookingRecord = ReturnType<typeof toRecord>

export const bookingColumns = [
  'number',
  'status',
  'property',
  'starts at',
  'ends at',
  'time zone',
  'photographer',
  'services',
  'total',
  'currency',
  'instructions',
  'booked at',
]

/** Returns a booking's row, in the order of `bookingColumns`. */
export function toBookingRow(booking: BookingRecord): string[] {
  return [
    booking.number,
    booking.status,
    booking.property,
    booking.startsAt,
    booking.endsAt,
    booking.timeZone,
    booking.photographer,
    booking.services.map(({ name }) => name).join('; '),
    centsToDecimal(booking.totalCents, booking.currency),
    booking.currency,
    booking.instructions ?? '',
    booking.bookedAt,
  ]
}
