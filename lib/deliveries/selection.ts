import { latestInvoice } from '@/lib/invoices/rules'
import type { Prisma } from '@/prisma/generated/client'

/** What decides whether a booking's photos are open, and what its page says about it. */
export const decidingInvoice = {
  ...latestInvoice,
  select: { id: true, invoiceNumber: true, status: true, amountCents: true, currency: true, createdAt: true },
} satisfies Prisma.Booking$invoicesArgs

/** The invoice that was sent with a delivery, whatever has replaced it since. */
export const firstInvoice = {
  orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  take: 1,
  select: { invoiceNumber: true },
} satisfies Prisma.MediaDelivery$invoicesArgs
