import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

export type SentBooking = Awaited<ReturnType<typeof readSentBooking>>

/** Reads what sending a booking's photos needs of it. */
export function readSentBooking(tx: Transaction, bookingId: string) {
  return tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: {
      id: true,
      status: true,
      propertyAddress: true,
      shootDate: true,
      totalAmountCents: true,
      currency: true,
      estimatedTaxCents: true,
      agreement: { select: { brand: true, last4: true, chargeAfterDays: true, retryDays: true } },
      travelMiles: true,
      travelFeeCents: true,
      driveFeeCents: true,
      couponCode: true,
      coverage: { select: { coveredCents: true, brokerage: { select: { name: true } } } },
      client: { select: { userId: true, fullName: true } },
      photographer: { select: { fullName: true } },
      services: {
        select: {
          serviceId: true,
          name: true,
          band: true,
          priceCents: true,
          discountCents: true,
          packageName: true,
          addedAt: true,
          addedTaxCents: true,
        },
        orderBy: { position: 'asc' },
      },
    },
  })
}
