import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { bookingNumber } from '@/lib/bookings/rules/booking-number'
import {
  canMarkPaid,
  canPay,
  canRefund,
  canRemind,
  canReplace,
  canVoid,
  visibleTo,
} from '@/lib/invoices/policy'
import { coverageFields, latestWithoutDelivery } from '@/lib/invoices/queries/select-coverage'
import { formatTaxRate } from '@/lib/invoices/rules/amounts'
import { isNewestOfKind, opensPhotos } from '@/lib/invoices/rules/coverage'
import { balanceOf, isOverdue } from '@/lib/invoices/rules/status'
import type { InvoiceDetail } from '@/lib/invoices/schema'
import { occasionOf } from '@/lib/invoices/words/invoice'
import { describePayment, stampOf } from '@/lib/invoices/words/payment'
import { dateFromDatabase, formatDate } from '@/lib/platform/calendar-date'
import { formatInstantDate, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { formatCents } from '@/lib/platform/money'
import { getStudio, type Studio } from '@/lib/studio/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'

/** Reads an invoice as it is printed; null for one that the actor may not see. */
export const readInvoice = cache(async (actor: Actor, id: string): Promise<InvoiceDetail | null> => {
  if (!z.uuid().safeParse(id).success) return null
  const [invoice, studio] = await Promise.all([
    db().invoice.findFirst({ where: { AND: [{ id }, visibleTo(actor)] }, select: fields }),
    getStudio(),
  ])
  return invoice && toInvoiceDetail(actor, invoice, studio)
})

/** Reads the newest invoices that the actor may see, each also as it is printed. */
export async function listPrintedInvoices(
  actor: Actor,
  limit: number,
): Promise<{ invoice: Invoice; printed: InvoiceDetail }[]> {
  const [invoices, studio] = await Promise.all([
    db().invoice.findMany({
      where: visibleTo(actor),
      select: fields,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit,
    }),
    getStudio(),
  ])
  return invoices.map((invoice) => ({ invoice, printed: toInvoiceDetail(actor, invoice, studio) }))
}

const fields = {
  ...coverageFields,
  invoiceNumber: true,
  status: true,
  amountCents: true,
  taxCents: true,
  taxRateBasisPoints: true,
  refundedCents: true,
  currency: true,
  dueOn: true,
  paidAt: true,
  paidMethod: true,
  disputedAt: true,
  createdAt: true,
  deliveryId: true,
  lines: { select: { description: true, amountCents: true }, orderBy: { position: 'asc' } },
  booking: {
    select: {
      id: true,
      clientId: true,
      photographerId: true,
      propertyAddress: true,
      shootDate: true,
      lateFeeState: true,
      ...latestWithoutDelivery,
      client: { select: { fullName: true, company: true, email: true } },
      photographer: { select: { fullName: true, accountStatus: true } },
    },
  },
} as const satisfies Prisma.InvoiceSelect

type Invoice = Prisma.InvoiceGetPayload<{ select: typeof fields }>

function toInvoiceDetail(actor: Actor, invoice: Invoice, studio: Studio): InvoiceDetail {
  const { booking, status, taxRateBasisPoints } = invoice
  const money = (cents: number) => formatCents(cents, invoice.currency)
  const dueOn = dateFromDatabase(invoice.dueOn)
  const today = todayIn(studio.timeZone)
  const late = isOverdue(status, dueOn, today)
  const opens = opensPhotos(invoice, today)
  const paidOn = invoice.paidAt && formatInstantDate(invoice.paidAt, studio.timeZone)
  return {
    id: invoice.id,
    number: invoice.invoiceNumber,
    status,
    isOverdue: late,
    stamp: stampOf(status, late, invoice.paidMethod),
    issuedAt: invoice.createdAt,
    issuedOn: formatInstantDate(invoice.createdAt, studio.timeZone),
    dueOn: formatDate(dueOn),
    studio,
    client: booking.client,
    photographer: booking.photographer.fullName,
    booking: {
      id: booking.id,
      number: bookingNumber(booking.id),
      address: booking.propertyAddress,
      occasion: occasionOf(invoice),
    },
    lines: invoice.lines.map(({ description, amountCents }) => ({ description, amount: money(amountCents) })),
    amount: money(invoice.amountCents),
    amountCents: invoice.amountCents,
    currency: invoice.currency,
    tax:
      taxRateBasisPoints > 0
        ? { label: `Includes ${formatTaxRate(taxRateBasisPoints)} tax`, amount: money(invoice.taxCents) }
        : null,
    refunded: invoice.refundedCents > 0 ? money(invoice.refundedCents) : null,
    balance: money(balanceOf(invoice)),
    payment: describePayment({
      status,
      isOverdue: late,
      dueOn: formatDate(dueOn),
      paidOn,
      method: invoice.paidMethod,
      photoCount: opens ? (invoice.delivery?.totalPhotos ?? 0) : 0,
      refunded: invoice.refundedCents > 0 ? money(invoice.refundedCents) : null,
    }),
    can: {
      pay: canPay(actor, invoice),
      markPaid: canMarkPaid(actor, invoice),
      remind: canRemind(actor, invoice),
      refund: canRefund(actor, invoice),
      void: canVoid(actor, invoice),
      replace: canReplace(actor, { ...invoice, isLatest: isNewestOfKind(invoice) }),
    },
    isDisputed: invoice.disputedAt !== null,
    opensPhotos: opens,
  }
}
