import 'server-only'
import { recordInvoiceEvent } from '@/lib/billing/invoices/commands/record-invoice-event'
import type { Transaction } from '@/lib/platform/data/db'
import { addJob } from '@/lib/platform/jobs/queue'
import { now } from '@/lib/platform/time/clock'

/** Schedules the automatic charge of a new invoice to its client's card, in the transaction that issues it. */
export async function scheduleCharge(
  tx: Transaction,
  invoiceId: string,
  { at, retryDays }: { at: Date; retryDays: readonly number[] },
): Promise<void> {
  await tx.scheduledCharge.create({
    data: { invoiceId, firstAt: at, nextAt: at, retryDays: [...retryDays] },
    select: { invoiceId: true },
  })
  await recordInvoiceEvent(tx, {
    invoiceId,
    kind: 'CHARGE_SCHEDULED',
    details: { at: at.toISOString() },
  })
  // Later ones are found by the job that runs every ten minutes.
  if (at <= now()) await addJob(tx, 'charge-invoice', { invoiceId }, { key: `charge-invoice:${invoiceId}` })
}
