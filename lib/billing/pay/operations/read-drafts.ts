import 'server-only'
import { type EarnedLine, earn, partOf } from '@/lib/billing/pay/rules/earn'
import type { PayTerms } from '@/lib/billing/pay/rules/terms'
import { drivenFee } from '@/lib/calendar/travel/rules/travel-fee'
import { measure } from '@/lib/catalog/services/rules/pricing'
import type { PropertySize } from '@/lib/catalog/services/schema/services'
import type { Transaction } from '@/lib/platform/data/db'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { dateOf } from '@/lib/platform/time/clock'
import type { Prisma } from '@/prisma/generated/client'
import { type DueBooking, listDue } from './list-due'
import { readTerms } from './read-terms'

/** A booking that a photographer is still to be paid for. `basisPoints`: their part of it. */
export type DraftShoot = {
  bookingId: string
  address: string
  earnedOn: CalendarDate
  basisPoints: number
  lines: EarnedLine[]
}
export type DraftAdjustment = { id: string; reason: string; amountCents: number; earnedOn: CalendarDate }

/** What a photographer has earned up to a day and isn't on a statement yet. */
export type Draft = {
  terms: PayTerms
  shoots: DraftShoot[]
  adjustments: DraftAdjustment[]
  totalCents: number
}

/** Reads the drafts of these photographers, by their ids. Those without pay terms are left out. */
export async function readDrafts(
  tx: Transaction,
  range: { photographerIds: readonly string[]; until: CalendarDate; timeZone: string },
): Promise<Map<string, Draft>> {
  const terms = await readTerms(tx, range.photographerIds)
  const due = await listDue(tx, range)
  const bookings = await readBookings(tx, due)
  const adjustments = await readAdjustments(tx, range.photographerIds, range.timeZone)
  const drafts = new Map<string, Draft>()
  for (const [photographerId, own] of terms) {
    const shoots = due
      .filter((one) => one.photographerId === photographerId)
      .flatMap(({ bookingId, earnedOn }) => {
        const booking = bookings.get(bookingId)
        if (!booking) return []
        const earned = { ...booking, earnedOn }
        const lines = earn(earned, photographerId, own)
        const basisPoints = partOf(earned, photographerId)
        return [{ bookingId, earnedOn, address: booking.address, basisPoints, lines }]
      })
    const waiting = adjustments.filter(
      (one) => one.photographerId === photographerId && one.currency === own.currency,
    )
    const amounts = [...shoots.flatMap(({ lines }) => lines), ...waiting]
    const totalCents = amounts.reduce((sum, { amountCents }) => sum + amountCents, 0)
    drafts.set(photographerId, { terms: own, shoots, adjustments: waiting, totalCents })
  }
  return drafts
}

const basisFields = { id: true, priceBasis: true, countsBasement: true, countsDetached: true } as const

async function readBookings(tx: Transaction, due: readonly DueBooking[]) {
  const rows = await tx.booking.findMany({
    where: { id: { in: due.map(({ bookingId }) => bookingId) } },
    select: {
      id: true,
      propertyAddress: true,
      status: true,
      travelFeeCents: true,
      driveFeeCents: true,
      lateFeeCents: true,
      squareFeet: true,
      basementSquareFeet: true,
      detachedSquareFeet: true,
      bedrooms: true,
      services: {
        select: {
          serviceId: true,
          name: true,
          priceCents: true,
          photosIncluded: true,
          service: { select: basisFields },
        },
        orderBy: { position: 'asc' },
      },
      payShares: {
        select: { photographerId: true, basisPoints: true },
        orderBy: { photographerId: 'asc' },
      },
    },
  })
  return new Map(
    rows.map(
      ({
        id,
        propertyAddress,
        status,
        lateFeeCents,
        payShares,
        services,
        travelFeeCents,
        driveFeeCents,
        ...size
      }) => [
        id,
        {
          travelFeeCents: drivenFee({ travelFeeCents, driveFeeCents }),
          services: services.map((service) => toMeasured(service, size)),
          bookingId: id,
          address: propertyAddress,
          shares: payShares,
          lateFeeCents: status === 'CANCELLED' ? (lateFeeCents ?? 0) : null,
        },
      ],
    ),
  )
}

type BookedService = {
  serviceId: string | null
  name: string
  priceCents: number
  photosIncluded: number | null
  /** Null for something that isn't in the catalog. */
  service: Prisma.ServiceGetPayload<{ select: typeof basisFields }> | null
}

/** The size is the booking's; what is counted of it is decided by the service as it's offered now, like all terms of pay. */
function toMeasured(booked: BookedService, size: PropertySize) {
  const { serviceId, name, priceCents, photosIncluded, service } = booked
  if (!service) return { serviceId, name, priceCents, priceBasis: 'FIXED' as const, measured: null }
  const photoCounts = photosIncluded === null ? {} : { [service.id]: photosIncluded }
  const measured = measure(service, { size, photoCounts })
  return { serviceId, name, priceCents, priceBasis: service.priceBasis, measured }
}

async function readAdjustments(tx: Transaction, photographerIds: readonly string[], timeZone: string) {
  const rows = await tx.payAdjustment.findMany({
    where: { photographerId: { in: [...photographerIds] }, line: { is: null } },
    select: {
      id: true,
      photographerId: true,
      reason: true,
      amountCents: true,
      currency: true,
      createdAt: true,
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map(({ createdAt, ...row }) => ({ ...row, earnedOn: dateOf(createdAt, timeZone) }))
}
