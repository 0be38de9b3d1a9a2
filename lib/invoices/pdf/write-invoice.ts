import 'server-only'
import type { Readable } from 'node:stream'
import PDFDocument from 'pdfkit'
import type { InvoiceDetail } from '@/lib/invoices/schema'
import { Pen } from './pen'
import { drawFacts, drawFooter, drawHeader, drawLineItems, drawTotals } from './sections'

/**
 * An invoice as a PDF on US Letter: text that can be selected and searched, in fonts of its own. The same sheet gives the
 * same bytes. It begins to flow when it is read.
 * @param logo the studio's logo as PNG or JPEG; without one the product's mark and the studio's name stand there
 */
export function writeInvoice(invoice: InvoiceDetail, logo: Uint8Array | null = null): Readable {
  const document = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    pdfVersion: '1.7',
    // No standard font: it would be asked for at once, and its file is not needed.
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
