import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isOfOwnPayment, ownPaymentFields } from '@/lib/billing/invoices/rules/own-payment'
import { canSeeBooks } from '@/lib/billing/ledger/policy'
import type { Days } from '@/lib/billing/ledger/rules/period'
import { type TaxedSale, TaxReport } from '@/lib/billing/ledger/rules/sum-taxes'
import type { TaxReportQuery, TaxSums } from '@/lib/billing/ledger/schema'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError } from '@/lib/platform/errors'
import { addDays } from '@/lib/platform/time/calendar-date'
import { instantOf } from '@/lib/platform/time/clock'
import type { Prisma } from '@/prisma/generated/client'
import { countedRefunds } from './counted-refunds'

const batchSize = 500

/**
 * Returns what the studio sold in a period and the tax on it, by the day an invoice was issued or paid. Refunds count in the
 * period in which they were made; voided invoices and those at no charge don't count.
 * @throws ForbiddenError for everyone but photographers
 */
export async function readTaxReport(
  actor: Actor,
  basis: TaxReportQuery['basis'],
  { from, to }: Days,
  timeZone: string,
): Promise<TaxSums[]> {
  if (!canSeeBooks(actor)) throw new ForbiddenError()
  const period = { gte: instantOf(from, '00:00', timeZone), lt: instantOf(addDays(to, 1), '00:00', timeZone) }
  const report = new TaxReport()
  for await (const invoice of readInvoices(basis, period)) report.addSale(toSale(invoice))
  for await (const refund of readRefunds(basis, period)) addRefund(report, refund)
  return report.toSums()
}

type Period = { gte: Date; lt: Date }

const saleFields = {
  id: true,
  currency: true,
  amountCents: true,
  depositCents: true,
  taxState: true,
  taxExemptionId: true,
  lines: {
    where: { kind: { not: 'DEPOSIT' } },
    select: {
      amountCents: true,
      taxCents: true,
      taxable: true,
      taxes: {
        select: { name: true, rateThousandths: true, taxCents: true },
        orderBy: { position: 'asc' },
      },
    },
    orderBy: { position: 'asc' },
  },
} as const satisfies Prisma.InvoiceSelect

function salesOf(basis: TaxReportQuery['basis']): Prisma.InvoiceWhereInput {
  // Nothing is due of one that a deposit has paid, and a deposit's own invoice is no sale.
  const sold = { depositCents: { lte: 0 }, OR: [{ amountCents: { gt: 0 } }, { depositCents: { lt: 0 } }] }
  return basis === 'issued'
    ? { ...sold, status: { not: 'VOID' } }
    : { ...sold, status: { in: ['COMPLETED', 'REFUNDED'] } }
}

async function* readInvoices(basis: TaxReportQuery['basis'], period: Period) {
  const date = basis === 'issued' ? { createdAt: period } : { paidAt: period }
  for (let last: string | undefined, isOver = false; !isOver; ) {
    const batch = await db().invoice.findMany({
      where: { AND: [salesOf(basis), date] },
      select: saleFields,
      orderBy: { id: 'asc' },
      take: batchSize,
      ...(last && { cursor: { id: last }, skip: 1 }),
    })
    yield* batch
    last = batch.at(-1)?.id
    isOver = batch.length < batchSize
  }
}

type Invoice = Prisma.InvoiceGetPayload<{ select: typeof saleFields }>

function toSale({ taxState, taxExemptionId, ...invoice }: Invoice): TaxedSale {
  return { ...invoice, state: taxState, isExempt: taxExemptionId !== null }
}

const refundFields = {
  id: true,
  stripePaymentId: true,
  amountCents: true,
  invoice: {
    select: {
      ...saleFields,
      ...ownPaymentFields,
      refunds: {
        where: countedRefunds,
        select: { id: true, stripePaymentId: true, amountCents: true },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      },
    },
  },
} as const satisfies Prisma.RefundSelect

async function* readRefunds(basis: TaxReportQuery['basis'], period: Period) {
  for (let last: string | undefined, isOver = false; !isOver; ) {
    const batch = await db().refund.findMany({
      where: { AND: [countedRefunds, { createdAt: period, invoice: salesOf(basis) }] },
      select: refundFields,
      orderBy: { id: 'asc' },
      take: batchSize,
      ...(last && { cursor: { id: last }, skip: 1 }),
    })
    yield* batch
    last = batch.at(-1)?.id
    isOver = batch.length < batchSize
  }
}

type Refund = Prisma.RefundGetPayload<{ select: typeof refundFields }>

function addRefund(report: TaxReport, { id, invoice, amountCents }: Refund): void {
  const own = invoice.refunds.filter((refund) => isOfOwnPayment(refund, invoice))
  const index = own.findIndex((refund) => refund.id === id)
  if (index < 0) return
  const before = own.slice(0, index).reduce((sum, refund) => sum + refund.amountCents, 0)
  report.addRefund(toSale(invoice), before, amountCents)
}
