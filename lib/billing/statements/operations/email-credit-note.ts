import 'server-only'
import type { LockedInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import { payLink } from '@/lib/billing/invoices/operations/pay-link'
import { taxOfRefund } from '@/lib/billing/invoices/rules/refunded-tax'
import { taxContained } from '@/lib/billing/invoices/words/invoice'
import { nameInvoice } from '@/lib/billing/invoices/words/notifications'
import type { Transaction } from '@/lib/platform/data/db'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { formatCents } from '@/lib/platform/money/money'
import { contactOf } from './email-statement'

type Collected = LockedInvoice & { statement: { id: string; number: string } }

/**
 * Emails a brokerage a credit note for a refund of an invoice that its statement paid, with the statement's link, once. The caller
 * has locked the invoice.
 */
export async function emailCreditNote(
  tx: Transaction,
  invoice: Collected,
  refund: { id: string; amountCents: number; stripePaymentId: string | null },
): Promise<void> {
  const { statement, brokerageId, currency } = invoice
  const brokerage = await tx.brokerage.findUnique({
    where: { id: brokerageId ?? '' },
    select: { id: true, name: true, billingName: true, billingEmail: true },
  })
  const contact = brokerage && contactOf({ brokerage, invoices: [invoice] })
  if (!contact || (await wasEmailed(tx, { invoiceNumber: invoice.invoiceNumber, refundId: refund.id })))
    return
  await queueMail(tx, {
    to: contact.email,
    template: 'payment-refunded',
    props: {
      why: 'refund',
      statement: statement.number,
      refundId: refund.id,
      fullName: contact.name,
      ...nameInvoice(invoice, refund.amountCents),
      paid: formatCents(invoice.amountCents, currency),
      tax: taxContained({ taxCents: taxOfRefund(invoice, refund.id), currency }),
      toCard: refund.stripePaymentId !== null,
      locks: false,
      link: payLink({ statementId: statement.id }),
    },
  })
}

async function wasEmailed(
  tx: Transaction,
  { invoiceNumber, refundId }: { invoiceNumber: string; refundId: string },
): Promise<boolean> {
  const sent = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM outbox_messages
    WHERE payload->>'invoiceNumber' = ${invoiceNumber} AND payload->>'refundId' = ${refundId} LIMIT 1`
  return sent.length > 0
}
