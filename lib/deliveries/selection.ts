import { latestInvoice } from '@/lib/invoices/rules'
import type { Prisma } from '@/prisma/generated/client'

/** The invoice that covers a delivery: it decides whether the photos are open, and what the page says about it. */
export const coveringInvoice = {
  ...latestInvoice,
  select: { id: true, invoiceNumber: true, status: true, amountCents: true, currency: true, createdAt: true },
} satisfies Prisma.MediaDelivery$invoicesArgs

/** A booking's deliveries, the latest first. */
export const newestFirst = {
  orderBy: [{ uploadedAt: 'desc' }, { id: 'desc' }],
} satisfies Prisma.Booking$deliveriesArgs

/** The invoice that was sent with a delivery, whatever has replaced it since. */
export const firstInvoice = {
  orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  take: 1,
  select: { invoiceNumber: true, amountCents: true },
} satisfies Prisma.MediaDelivery$invoicesArgs
