import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/billing/invoices/policy'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow, lockWhere } from '@/lib/platform/data/lock'
import { NotFoundError } from '@/lib/platform/errors'
import { Prisma } from '@/prisma/generated/client'
import { type LockedInvoice, lockVisibleInvoice } from './lock-invoice'

/**
 * Locks all invoices of bookings until the transaction ends, in the order of their ids. Call it before locking anything else of a
 * booking, and once: who holds one invoice and then asks for all of them waits for someone who asked for all at once.
 */
export async function lockInvoicesOf(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
  await lockWhere(tx, 'invoices', Prisma.sql`booking_id = ANY(${[...bookingIds]}::uuid[])`)
}

/**
 * Returns an invoice to issue others for its booking. Locks all invoices of the booking, and then the booking, so that it waits for
 * any other invoice that is being issued for it.
 * @throws NotFoundError for an invoice that the actor may not see
 */
export async function lockWithBooking(
  tx: Transaction,
  actor: Actor,
  invoiceId: string,
): Promise<LockedInvoice> {
  const found = await tx.invoice.findFirst({
    where: { AND: [{ id: invoiceId }, visibleTo(actor)] },
    select: { bookingId: true },
  })
  if (!found) throw new NotFoundError('Invoice not found')
  await lockInvoicesOf(tx, [found.bookingId])
  await lockRow(tx, 'bookings', found.bookingId)
  return lockVisibleInvoice(tx, actor, invoiceId)
}
