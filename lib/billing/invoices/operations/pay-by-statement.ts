import 'server-only'
import { recordInvoiceEvent } from '@/lib/billing/invoices/commands/record-invoice-event'
import { grantLicense } from '@/lib/photos/licenses/operations/grant-license'
import type { Transaction } from '@/lib/platform/data/db'
import { raise } from '@/lib/platform/jobs/queue'
import { markActionNotificationsRead } from '@/lib/studio/notifications/operations/mark-action-notifications-read'
import { pushEvent } from '@/lib/studio/notifications/operations/push-event'

type Payment = { paidAt: Date; markedPaidById: string | null }

/**
 * Completes the invoices of a statement that is paid in the same transaction. Each has the effects of any payment, such as
 * licenses and unlocked photos. The caller has locked their bills.
 */
export async function payByStatement(
  tx: Transaction,
  statement: { id: string; number: string },
  { paidAt, markedPaidById }: Payment,
): Promise<void> {
  const invoices = await tx.invoice.findMany({
    where: { statementId: statement.id },
    select: {
      id: true,
      amountCents: true,
      bookingId: true,
      client: { select: { userId: true } },
      booking: { select: { photographer: { select: { userId: true } } } },
    },
    orderBy: { id: 'asc' },
  })
  await tx.invoice.updateMany({
    where: { statementId: statement.id },
    data: { status: 'COMPLETED', paidAt, paidMethod: 'STATEMENT', markedPaidById },
  })
  for (const { id: invoiceId, amountCents, bookingId } of invoices) {
    const completesBill = await grantLicense(tx, invoiceId)
    await recordInvoiceEvent(tx, {
      invoiceId,
      kind: 'PAID',
      actorId: markedPaidById,
      details: { amountCents, statement: statement.number },
      onceKey: `paid:${statement.id}`,
    })
    await raise(tx, 'payment.succeeded', { invoiceId, completesBill })
    await markActionNotificationsRead(tx, { action: 'pay_invoice', bookingId, invoiceId })
  }
  const people = invoices.flatMap(({ client, booking }) => [client, booking.photographer])
  await pushEvent(tx, people, 'payment', { statementId: statement.id })
}
