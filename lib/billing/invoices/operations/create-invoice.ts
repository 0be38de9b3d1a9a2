import 'server-only'
import { recordInvoiceEvent } from '@/lib/billing/invoices/commands/record-invoice-event'
import { splitTaxes } from '@/lib/catalog/taxes/rules/split-tax'
import type { Transaction } from '@/lib/platform/data/db'
import { type CalendarDate, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { now } from '@/lib/platform/time/clock'
import { pushEvent } from '@/lib/studio/notifications/operations/push-event'
import type { Invoice, InvoiceLine, InvoiceLineTax } from '@/prisma/generated/client'
import { takeNextNumber } from './take-next-number'

/** A line as it is stored, with the taxes that its tax consists of; the invoice splits it over them. */
export type TaxedLine = Pick<
  InvoiceLine,
  'kind' | 'description' | 'amountCents' | 'taxable' | 'taxRateThousandths' | 'taxCents'
> & {
  serviceId?: string | null
  taxes: readonly Pick<InvoiceLineTax, 'name' | 'rateThousandths'>[]
}

/** Whom an invoice bills, for what, and where. */
export type InvoiceTerms = Pick<
  Invoice,
  | 'bookingId'
  | 'clientId'
  | 'deliveryId'
  | 'transferId'
  | 'shareOfId'
  | 'billCents'
  | 'sharedCents'
  | 'payerName'
  | 'payerEmail'
  | 'brokerageId'
  | 'isCollected'
  | 'isOnTerms'
  | 'isOverLimit'
  | 'currency'
  | 'pricesIncludeTax'
  | 'taxState'
  | 'taxZip'
  | 'taxExemptionId'
> &
  Partial<Pick<Invoice, 'purchaseId'>>

/** Those of a bill's only invoice, to the booking's client. */
export const unshared = {
  shareOfId: null,
  billCents: null,
  sharedCents: null,
  payerName: null,
  payerEmail: null,
  brokerageId: null,
  isCollected: false,
  isOnTerms: false,
  isOverLimit: false,
} satisfies Partial<InvoiceTerms>

type NewInvoice = InvoiceTerms & {
  lines: readonly TaxedLine[]
  /** What of the lines deducts account credit, below 0. */
  creditCents?: number
  /** Whether a brokerage pays all that its client doesn't. */
  isPaidByBrokerage?: boolean
  /** Of the studio's numbers. */
  prefix: string
  /** In the studio's time zone. */
  today: CalendarDate
  /** When it is due if there's something to pay; a deposit is due today. */
  dueOn: CalendarDate
  actorId: string | null
  /** The number of the invoice that it replaces. */
  replaces: string | undefined
}

export type CreatedInvoice = {
  invoiceId: string
  invoiceNumber: string
  dueOn: string
  /** Tax included. */
  amountCents: number
  taxCents: number
  /** What of the amount is a deposit; below 0 if one, or account credit, was deducted. */
  depositCents: number
}

/** Creates an invoice of taxed lines with the year's next number. One of 0 is completed from the start. */
export async function createInvoice(
  tx: Transaction,
  { lines, prefix, today, actorId, replaces, isPaidByBrokerage = false, ...invoice }: NewInvoice,
): Promise<CreatedInvoice> {
  const amountCents = lines.reduce((sum, line) => sum + line.amountCents, 0)
  const taxCents = lines.reduce((sum, line) => sum + line.taxCents, 0)
  const depositCents = lines.reduce((sum, line) => sum + (line.kind === 'DEPOSIT' ? line.amountCents : 0), 0)
  const number = await takeNextNumber(tx, prefix, Number(today.slice(0, 4)))
  const isPaid = amountCents === 0
  const byOthers = isPaidByBrokerage ? 'BROKERAGE' : 'SHARES'
  const withoutCharge = invoice.billCents === null ? 'NO_CHARGE' : byOthers
  const paidMethod = depositCents < 0 ? 'DEPOSIT' : withoutCharge
  const dueOn = isPaid || depositCents > 0 ? today : invoice.dueOn
  const issuedAt = now()
  const { id } = await tx.invoice.create({
    data: {
      ...invoice,
      invoiceNumber: number,
      amountCents,
      taxCents,
      depositCents,
      dueOn: dateToDatabase(dueOn),
      // Read while the counter is locked, so that later numbers have later times.
      createdAt: issuedAt,
      ...(isPaid && { status: 'COMPLETED', paidAt: issuedAt, paidMethod }),
      lines: {
        create: splitTaxes(lines).map(({ taxes, ...line }, position) => ({
          ...line,
          position,
          taxes: { create: taxes.map((tax, order) => ({ ...tax, position: order })) },
        })),
      },
    },
    select: { id: true },
  })
  await recordInvoiceEvent(tx, {
    invoiceId: id,
    kind: 'ISSUED',
    actorId,
    details: { ...(replaces && { replaces }), ...(isPaid && { method: paidMethod }) },
  })
  // Client and photographer get notifications of it, which refresh their pages.
  await pushEvent(tx, [], 'payment', { invoiceId: id, bookingId: invoice.bookingId })
  return { invoiceId: id, invoiceNumber: number, dueOn, amountCents, taxCents, depositCents }
}
