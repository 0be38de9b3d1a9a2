import 'server-only'
import { isOverdue, isPayable } from '@/lib/billing/invoices/rules/status'
import type { ClientInvoice } from '@/lib/billing/invoices/schema/listing'
import { freeStatusOf } from '@/lib/billing/invoices/words/payment'
import { onStatementNote } from '@/lib/billing/invoices/words/shares'
import { paysText } from '@/lib/people/brokerages/words'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { formatInstantDate, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import type { PaymentMethodKind } from '@/prisma/generated/enums'
import { lostRefunds } from './select-coverage'

const fields = {
  id: true,
  invoiceNumber: true,
  amountCents: true,
  currency: true,
  status: true,
  dueOn: true,
  paidAt: true,
  paidMethod: true,
  client: { select: { fullName: true } },
  payerName: true,
  brokerage: { select: { name: true } },
  isCollected: true,
  statement: { select: { number: true } },
  refunds: lostRefunds,
  booking: { select: { propertyAddress: true } },
} satisfies Prisma.InvoiceSelect

/** Reads invoices that match, newest first. The caller limits them to what the actor may see. */
export async function readClientInvoices(
  where: Prisma.InvoiceWhereInput,
  page: { skip?: number; take: number },
): Promise<ClientInvoice[]> {
  const [rows, { timeZone }] = await Promise.all([
    db().invoice.findMany({
      where,
      select: fields,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...page,
    }),
    getStudio(),
  ])
  return rows.map((row) => toClientInvoice(row, timeZone))
}

type Row = Prisma.InvoiceGetPayload<{ select: typeof fields }>

function toClientInvoice(row: Row, timeZone: string): ClientInvoice {
  const { id, invoiceNumber, amountCents, currency, status, paidAt } = row
  const dueOn = dateFromDatabase(row.dueOn)
  const payer = row.brokerage?.name ?? row.payerName
  return {
    id,
    number: invoiceNumber,
    clientName: row.client.fullName,
    payer: payer === null ? null : paysText(payer),
    address: row.booking.propertyAddress,
    amount: formatCents(amountCents, currency),
    freeStatus: freeStatusOf(row.paidMethod),
    status,
    isOverdue: isOverdue(status, dueOn, todayIn(timeZone)),
    isDisputeLost: row.refunds.length > 0,
    when: paidAt ? `${paidWhenText(row)} ${formatInstantDate(paidAt, timeZone)}` : dueWhenText(row),
  }
}

function dueWhenText({ isCollected, statement, status, dueOn }: Row): string {
  if (isCollected && isPayable(status)) return onStatementNote(statement?.number ?? null)
  return `Due ${formatDate(dateFromDatabase(dueOn))}`
}

/** Followed by the day. */
function paidWhenText({
  amountCents,
  paidMethod,
}: {
  amountCents: number
  paidMethod: PaymentMethodKind | null
}): string {
  if (paidMethod === 'DEPOSIT') return 'Paid in advance,'
  return amountCents === 0 ? 'Issued' : 'Paid'
}
