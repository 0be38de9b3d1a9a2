import 'server-only'
import type { Readable } from 'node:stream'
import type { InvoiceDetail } from '@/lib/billing/invoices/schema/invoices'
import { taxNumberText, thanksFrom } from '@/lib/billing/invoices/words/invoice'
import { openDocument } from '@/lib/platform/pdf/document'
import { drawFacts } from '@/lib/platform/pdf/facts'
import { drawHead } from '@/lib/platform/pdf/head'
import { Pen } from '@/lib/platform/pdf/pen'
import { drawFooters, drawTotals, heightOfTotals } from '@/lib/platform/pdf/totals'
import { drawLineItems, factsOf, statusColor } from './sections'

/**
 * Writes an invoice as a PDF on US Letter, with selectable text and embedded fonts. The same invoice gives the same bytes.
 * @param logo the studio's logo as PNG or JPEG; null draws the product's logo and the studio's name
 */
export function writeInvoice(invoice: InvoiceDetail, logo: Uint8Array | null = null): Readable {
  const document = openDocument({
    title: `Invoice ${invoice.number}`,
    author: invoice.studio.name,
    subject: `${invoice.amount} for ${invoice.booking.address}`,
    createdAt: invoice.issuedAt,
  })
  const pen = new Pen(document)
  const { studio, stamp, status, isOverdue, paymentOnPaper, share, exemption, balance } = invoice
  let top = drawHead(pen, {
    title: 'Invoice',
    studio,
    taxNumber: studio.taxNumber && taxNumberText(studio.taxNumber),
    logo,
    stamp: stamp === null ? null : { word: stamp, color: statusColor(status, isOverdue) },
  })
  top = drawFacts(pen, factsOf(invoice), top)
  const totals = {
    notes: [paymentOnPaper, share, exemption].filter((text) => text !== null),
    sums: invoice.totals.map(({ label, amount }) => [label, amount] as const),
    balance,
  }
  top = drawLineItems(pen, invoice, top, heightOfTotals(pen, totals))
  drawTotals(pen, totals, top)
  drawFooters(pen, {
    remark: thanksFrom(invoice.photographer),
    hours: studio.hours,
    number: invoice.number,
  })
  document.end()
  return document
}
