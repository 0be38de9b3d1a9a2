import 'server-only'
import type { Readable } from 'node:stream'
import PDFDocument from 'pdfkit'
import type { InvoiceDetail } from '@/lib/invoices/schema'
import { Pen } from '@/lib/platform/pdf/pen'
import { drawFacts, drawFooter, drawHeader, drawLineItems, drawTotals } from './sections'

/**
 * Writes an invoice as a PDF on US Letter, with selectable text and embedded fonts. The same invoice gives the same bytes.
 * @param logo the studio's logo as PNG or JPEG; null draws the product's logo and the studio's name
 */
export function writeInvoice(invoice: InvoiceDetail, logo: Uint8Array | null = null): Readable {
  const document = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    pdfVersion: '1.7',
    // Otherwise pdfkit loads a standard font right away, which isn't needed.
    font: '',
    info: {
      Title: `Invoice ${invoice.number}`,
      Author: invoice.studio.name,
      Subject: `${invoice.amount} for ${invoice.booking.address}`,
      Creator: 'Northlight',
      Producer: 'Northlight',
      CreationDate: invoice.issuedAt,
      ModDate: invoice.issuedAt,
    },
  })
  const pen = new Pen(document)
  let top = drawHeader(pen, invoice, logo)
  top = drawFacts(pen, invoice, top)
  top = drawLineItems(pen, invoice, top)
  drawTotals(pen, invoice, top)
  const { start, count } = document.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page)
    drawFooter(pen, invoice, { page: page + 1, count })
  }
  document.end()
  return document
}
