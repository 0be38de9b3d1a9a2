import 'server-only'
import { buffer } from 'node:stream/consumers'
import type { Actor } from '@/lib/auth/actor'
import { bookingNumber } from '@/lib/bookings/rules/booking-number'
import { listPrintedInvoices } from '@/lib/invoices/queries/read-invoice'
import { writeInvoice } from '@/lib/invoices/routes/pdf/write-invoice'
import { formatTaxRate } from '@/lib/invoices/rules/amounts'
import { statusWords } from '@/lib/invoices/words/invoice'
import { methodWords } from '@/lib/invoices/words/payment'
import { dateFromDatabase } from '@/lib/platform/calendar-date'
import type { ZipFile } from '@/lib/platform/zip/download'
import { readLogo } from '@/lib/studio/queries/open-logo'
import { maxInvoices } from './limits'
import { generatedFile } from './write-files'

type PrintedInvoice = Awaited<ReturnType<typeof listPrintedInvoices>>[number]

/** Reads the actor's invoices, newest first, each also as a PDF. */
export async function readInvoices(actor: Actor) {
  const [invoices, logo] = await Promise.all([listPrintedInvoices(actor, maxInvoices), readLogo()])
  const documents: ZipFile[] = []
  // One after the other, so that other requests are served in between.
  for (const { printed } of invoices) {
    const content = new Uint8Array(await buffer(writeInvoice(printed, logo)))
    documents.push(generatedFile(`invoices/${printed.number}.pdf`, content))
  }
  return { invoices: invoices.map(toRecord), documents }
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
    lines: invoice.lines,
    totalCents: invoice.amountCents,
    taxCents: invoice.taxCents,
    taxRate: formatTaxRate(invoice.taxRateBasisPoints),
    refundedCents: invoice.refundedCents,
    currency: invoice.currency,
    explanation: printed.payment,
  }
}
