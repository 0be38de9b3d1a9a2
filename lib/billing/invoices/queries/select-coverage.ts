import { choiceFields } from '@/lib/billing/invoices/rules/choice'
import { latestInvoice } from '@/lib/billing/invoices/rules/coverage'
import type { Prisma } from '@/prisma/generated/client'

const latestId = { ...latestInvoice, select: { id: true } } satisfies Prisma.MediaDelivery$invoicesArgs

/** The fields that `opensPhotos` and `coversDelivery` need. */
export const coverageFields = {
  id: true,
  delivery: { select: { expiresOn: true, totalPhotos: true, invoices: latestId } },
  shareOf: {
    select: {
      id: true,
      clientId: true,
      delivery: { select: { expiresOn: true, totalPhotos: true, invoices: latestId } },
    },
  },
  transfer: {
    select: {
      endedAt: true,
      delivery: { select: { expiresOn: true, totalPhotos: true } },
      invoices: latestId,
    },
  },
} satisfies Prisma.InvoiceSelect

/** `coverageFields` with what clients choose of those deliveries. */
export const coverageWithChoice = {
  id: true,
  delivery: { select: { ...coverageFields.delivery.select, ...choiceFields } },
  shareOf: {
    select: {
      ...coverageFields.shareOf.select,
      delivery: { select: { ...coverageFields.shareOf.select.delivery.select, ...choiceFields } },
    },
  },
  transfer: {
    select: {
      ...coverageFields.transfer.select,
      delivery: { select: { ...coverageFields.transfer.select.delivery.select, ...choiceFields } },
    },
  },
} satisfies Prisma.InvoiceSelect

/** The event that says that an invoice was replaced, for `isNewestOfKind`. */
export const replacedEvent = {
  where: { kind: 'REPLACED' },
  select: { id: true },
  take: 1,
} satisfies Prisma.Invoice$eventsArgs

/** What a bank took back with a lost dispute. */
export const lostRefunds = {
  where: { disputeId: { not: null } },
  select: { id: true },
  take: 1,
} satisfies Prisma.Invoice$refundsArgs

/** The fields that `isForLateFee` needs, with the booking's `lateFeeState`. */
export const purposeFields = {
  deliveryId: true,
  transferId: true,
  purchaseId: true,
  shareOfId: true,
  depositCents: true,
  revisionRound: { select: { id: true } },
} satisfies Prisma.InvoiceSelect

/** The fields that the history of an invoice needs. */
export const issuedFields = {
  ...purposeFields,
  currency: true,
  revisionRound: { select: { id: true, number: true } },
  booking: { select: { lateFeeState: true } },
} satisfies Prisma.InvoiceSelect

/** Matches the paid invoices of bookings of which nothing was delivered yet. Complimentary ones don't count as paid. */
export function paidWithoutDelivery(bookingIds: string[]): Prisma.InvoiceWhereInput {
  return {
    bookingId: { in: bookingIds },
    status: 'COMPLETED',
    amountCents: { gt: 0 },
    deliveryId: null,
    booking: { deliveries: { none: {} } },
  }
}
