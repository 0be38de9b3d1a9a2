import 'server-only'
import { buffer } from 'node:stream/consumers'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/billing/invoices/policy'
import { listPrintedInvoices } from '@/lib/billing/invoices/queries/read-invoice'
import { writeInvoice } from '@/lib/billing/invoices/routes/pdf/write-invoice'
import { statusWords } from '@/lib/billing/invoices/words/invoice'
import { methodWords } from '@/lib/billing/invoices/words/payment'
import { bookingNumber } from '@/lib/booking/bookings/rules/booking-number'
import { formatRate } from '@/lib/catalog/taxes/rules/rate-text'
import { licenseNames } from '@/lib/photos/licenses/words'
import { db } from '@/lib/platform/data/db'
import { dateFromDatabase } from '@/lib/platform/time/calendar-date'
import type { ZipFile } from '@/lib/platform/zip/download'
import { readLogo } from '@/lib/studio/settings/queries/open-logo'
import { maxInvoices } from './limits'
import { generatedFile } from './write-files'

type PrintedInvoice = Awaited<ReturnType<typeof listPrintedInvoices>>[number]

/** Reads the actor's invoices, newest first, each also as a PDF. */
export async function readInvoices(actor: Actor) {
  const [invoices, licenses, logo] = await Promise.all([
    listPrintedInvoices(actor, maxInvoices),
    listLicenses(actor),
    readLogo(),
  ])
  const documents: ZipFile[] = []
  // One after the other, so that other requests are served in between.
  for (const { printed } of invoices) {
    const content = new Uint8Array(await buffer(writeInvoice(printed, logo)))
    documents.push(generatedFile(`invoices/${printed.number}.pdf`, content))
  }
  return {
    invoices: invoices.map((one) => ({ ...toRecord(one), license: licenses.get(one.invoice.id) ?? null })),
    documents,
  }
}

/** The licenses that the actor's payments granted, by invoice. */
async function listLicenses(actor: Actor) {
  const rows = await db().soldLicense.findMany({
    where: { invoice: visibleTo(actor) },
    select: { invoiceId: true, kind: true, text: true, boardsText: true, photoCount: true },
    orderBy: { invoice: { createdAt: 'desc' } },
    take: maxInvoices,
  })
  return new Map(
    rows.map(({ invoiceId, kind, ...license }) => [invoiceId, { name: licenseNames[kind], ...license }]),
  )
}

function toRecord({ invoice, printed }: PrintedInvoice) {
  return {
    number: invoice.invoiceNumber,
    status: statusWords[invoice.status].toLowerCase(),
    issuedAt: invoice.createdAt,
    dueOn: dateFromDatabase(invoice.dueOn),
    paidAt: invoice.paidAt,
    paidBy: invoice.paidMethod && methodWords[invoice.paidMethod],
    booking: bookingNumber(invoice.booking.id),
    property: invoice.booking.propertyAddress,
    lines: invoice.lines.map(({ taxes, ...line }) => ({
      ...line,
      taxes: taxes.map(({ name, rateThousandths, taxCents }) => ({
        name,
        rate: formatRate(rateThousandths),
        taxCents,
      })),
    })),
    totalCents: invoice.amountCents,
    taxCents: invoice.taxCents,
    refundedCents: invoice.refundedCents,
    currency: invoice.currency,
    explanation: printed.payment,
  }
}
