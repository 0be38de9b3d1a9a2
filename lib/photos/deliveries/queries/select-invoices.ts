import { latestPayment } from '@/lib/billing/invoices/rules/coverage'
import type { Prisma } from '@/prisma/generated/client'

/**
 * The invoice that covers a delivery for its booking's client: it decides whether the photos are unlocked for them, and is
 * shown on the page. Use `coverageFor` for what another client may see too.
 */
export const coveringInvoice = {
  ...latestPayment,
  select: {
    ...latestPayment.select,
    id: true,
    invoiceNumber: true,
    amountCents: true,
    currency: true,
    paidMethod: true,
  },
} satisfies Prisma.MediaDelivery$invoicesArgs

/** A booking's deliveries, newest first. */
export const newestFirst = {
  orderBy: [{ uploadedAt: 'desc' }, { id: 'desc' }],
} satisfies Prisma.Booking$deliveriesArgs

/** The invoice that was sent with a delivery, even if it has been replaced since. */
export const firstInvoice = {
  orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  take: 1,
  select: { invoiceNumber: true, paidMethod: true },
} satisfies Prisma.MediaDelivery$invoicesArgs
