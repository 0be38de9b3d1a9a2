import { latestInvoice } from '@/lib/invoices/rules'
import type { Prisma } from '@/prisma/generated/client'

/** What decides whether a booking's photos are open, and what its page says about it. */
export const decidingInvoice = {
  ...latestInvoice,
  select: { id: true, invoiceNumber: true, status: true, amountCents: true, currency: true, createdAt: true },
} satisfies Prisma.Booking$invoicesArgs
