import { avatarAddress } from '@/lib/auth/actor'
import { bookingNumber } from '@/lib/booking/bookings/rules/booking-number'
import { type ClientMove, clientMoves } from '@/lib/booking/bookings/rules/late-fee'
import type {
  Agreement,
  BookingItem,
  BookingState,
  GoLive,
  LateFee,
  Person,
} from '@/lib/booking/bookings/schema/bookings'
import { toTravel } from '@/lib/calendar/travel/rules/travel-fee'
import { nameCard } from '@/lib/catalog/cards/rules'
import { coveredOfTotal } from '@/lib/people/brokerages/rules/coverage'
import { dateFromDatabase, timeFromDatabase } from '@/lib/platform/time/calendar-date'
import type { Prisma } from '@/prisma/generated/client'

const person = { select: { id: true, fullName: true, email: true, phone: true, avatarFileId: true } } as const

const photographer = { select: { ...person.select, accountStatus: true } } as const

/** The columns of a BookingItem. */
export const bookingFields = {
  id: true,
  propertyAddress: true,
  shootDate: true,
  shootTime: true,
  shootEndTime: true,
  goLiveOn: true,
  photosBy: true,
  status: true,
  totalAmountCents: true,
  estimatedTaxCents: true,
  travelMiles: true,
  travelFeeCents: true,
  driveFeeCents: true,
  couponCode: true,
  coverage: {
    select: {
      basisPoints: true,
      capCents: true,
      serviceIds: true,
      coveredCents: true,
      brokerage: { select: { name: true } },
    },
  },
  currency: true,
  freeCancelHours: true,
  lateCancelFeeCents: true,
  specialInstructions: true,
  importedAt: true,
  createdAt: true,
  updatedAt: true,
  calendarSequence: true,
  lateFeeCents: true,
  lateFeeState: true,
  client: person,
  photographer,
  services: {
    select: {
      id: true,
      serviceId: true,
      name: true,
      priceCents: true,
      discountCents: true,
      durationMinutes: true,
      light: true,
      usesDrone: true,
      band: true,
      photosIncluded: true,
      extraPhotoCents: true,
      turnaroundHours: true,
      isAddOn: true,
      packageName: true,
      addedAt: true,
    },
    orderBy: { position: 'asc' },
  },
  agreement: {
    select: {
      depositCents: true,
      text: true,
      brand: true,
      last4: true,
      chargeAfterDays: true,
      agreedAt: true,
    },
  },
  _count: { select: { deliveries: true, invoices: true } },
} satisfies Prisma.BookingSelect

/** The columns of a BookingWithParties. */
export const bookingWithParties = {
  ...bookingFields,
  client: { select: { ...person.select, userId: true } },
  photographer: { select: { ...photographer.select, userId: true } },
} satisfies Prisma.BookingSelect

/** A booking and the users on both its sides. */
export type BookingWithParties = { booking: BookingItem; clientUserId: string; photographerUserId: string }

export function toBookingWithParties(
  row: Prisma.BookingGetPayload<{ select: typeof bookingWithParties }>,
): BookingWithParties {
  return {
    booking: toBookingItem(row),
    clientUserId: row.client.userId,
    photographerUserId: row.photographer.userId,
  }
}

/** The columns of a booking event that ClientMove is read from. */
export const moveFields = {
  kind: true,
  actorId: true,
  before: true,
  createdAt: true,
} satisfies Prisma.BookingEventSelect

type MoveRow = Prisma.BookingEventGetPayload<{ select: typeof moveFields }>

export type BookingRow = Prisma.BookingGetPayload<{ select: typeof bookingFields }>

export function toBookingItem(row: BookingRow): BookingItem {
  return {
    id: row.id,
    number: bookingNumber(row.id),
    address: row.propertyAddress,
    date: dateFromDatabase(row.shootDate),
    startTime: timeFromDatabase(row.shootTime),
    endTime: timeFromDatabase(row.shootEndTime),
    status: row.status,
    goLive: toGoLive(row),
    isDelivered: row._count.deliveries > 0,
    isInvoiced: row._count.invoices > 0,
    isImported: row.importedAt !== null,
    services: row.services.map((service) => ({
      id: service.serviceId,
      name: service.name,
      priceCents: service.priceCents,
      discountCents: service.discountCents,
      band: service.band,
      photosIncluded: service.photosIncluded,
      extraPhotoCents: service.extraPhotoCents,
      packageName: service.packageName,
    })),
    travel: toTravel(row),
    couponCode: row.couponCode,
    totalCents: toTotal(row),
    taxCents: row.estimatedTaxCents,
    covered: toCovered(row),
    currency: row.currency,
    terms: { freeCancelHours: row.freeCancelHours, lateCancelFeeCents: row.lateCancelFeeCents },
    agreement: toAgreement(row),
    specialInstructions: row.specialInstructions,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.updatedAt.toISOString(),
    revision: row.calendarSequence,
    lateFee: toLateFee(row),
    client: toPerson(row.client),
    photographer: { ...toPerson(row.photographer), accountStatus: row.photographer.accountStatus },
  }
}

/** @param events oldest first */
export function toClientMoves(events: readonly MoveRow[], clientId: string): ClientMove[] {
  return clientMoves(
    events.map((event) => ({ ...event, before: event.before as BookingState | null })),
    clientId,
  )
}

export function toTotal(row: Pick<BookingRow, 'totalAmountCents' | 'estimatedTaxCents'>): number {
  return row.totalAmountCents + (row.estimatedTaxCents ?? 0)
}

export function toGoLive({ goLiveOn, photosBy }: Pick<BookingRow, 'goLiveOn' | 'photosBy'>): GoLive | null {
  if (!goLiveOn || !photosBy) return null
  return { liveOn: dateFromDatabase(goLiveOn), photosBy: dateFromDatabase(photosBy) }
}

function toAgreement({ agreement }: BookingRow): Agreement | null {
  if (!agreement) return null
  const { text, brand, last4, depositCents, chargeAfterDays, agreedAt } = agreement
  return {
    text,
    card: nameCard(brand, last4),
    depositCents,
    chargeAfterDays,
    agreedAt: agreedAt.toISOString(),
  }
}

/** What was shown when booking. A brokerage that pays for all services also pays for the items that were added since. */
function toCovered(row: BookingRow): BookingItem['covered'] {
  const { coverage } = row
  if (!coverage) return null
  const isOfTotal = coverage.serviceIds.length === 0 && hasAddedItems(row)
  const cents = isOfTotal ? coveredOfTotal(coverage, [], toTotal(row)) : coverage.coveredCents
  return cents === 0 ? null : { brokerageName: coverage.brokerage.name, cents }
}

export function hasAddedItems({ services }: Pick<BookingRow, 'services'>): boolean {
  return services.some(({ addedAt }) => addedAt !== null)
}

function toLateFee({ lateFeeCents: cents, lateFeeState: state }: BookingRow): LateFee | null {
  return cents === null || state === null ? null : { cents, state }
}

function toPerson({ id, fullName, email, phone, avatarFileId }: BookingRow['client']): Person {
  return { id, fullName, email, phone, avatarUrl: avatarAddress(avatarFileId) }
}
