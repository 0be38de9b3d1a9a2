import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/invoices/policy'
import { isOverdue } from '@/lib/invoices/rules/status'
import type { ClientInvoice } from '@/lib/invoices/schema'
import { dateFromDatabase, formatDate } from '@/lib/platform/calendar-date'
import { formatInstantDate, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { formatCents } from '@/lib/platform/money'
import { getStudio } from '@/lib/studio/queries/get-studio'

/** Returns the latest invoices that bill a client, or are for a booking, and that the actor may see, newest first. */
export async function listInvoicesOf(
  actor: Actor,
  where: { clientId: string } | { bookingId: string },
  limit = 50,
): Promise<ClientInvoice[]> {
  const [rows, { timeZone }] = await Promise.all([
    db().invoice.findMany({
      where: { AND: [visibleTo(actor), where] },
      select: {
        id: true,
        invoiceNumber: true,
        amountCents: true,
        currency: true,
        status: true,
        dueOn: true,
        paidAt: true,
        paidMethod: true,
        booking: { select: { propertyAddress: true } },
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit,
    }),
    getStudio(),
  ])
  return rows.map(({ id, invoiceNumber, amountCents, currency, status, paidAt, booking, ...row }) => {
    const dueOn = dateFromDatabase(row.dueOn)
    return {
      id,
      number: invoiceNumber,
      address: booking.propertyAddress,
      amount: formatCents(amountCents, currency),
      isComplimentary: row.paidMethod === 'NO_CHARGE',
      status,
      isOverdue: isOverdue(status, dueOn, todayIn(timeZone)),
      when: paidAt
        ? `${amountCents === 0 ? 'Issued' : 'Paid'} ${formatInstantDate(paidAt, timeZone)}`
        : `Due ${formatDate(dueOn)}`,
    }
  })
}
