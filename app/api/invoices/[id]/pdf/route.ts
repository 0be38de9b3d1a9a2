import { buffer } from 'node:stream/consumers'
import { after } from 'next/server'
import { defineRoute } from '@/lib/entry/define-route'
import { readInvoice } from '@/lib/invoices/queries/read-invoice'
import { writeInvoice } from '@/lib/invoices/routes/pdf/write-invoice'
import { recordInvoiceDownloaded } from '@/lib/invoices/routes/record-invoice-downloaded'
import { InvoiceReference } from '@/lib/invoices/schema'
import { NotFoundError } from '@/lib/platform/errors'
import { readLogo } from '@/lib/studio/queries/open-logo'

/** Downloads an invoice as PDF, for its client and its photographer. */
export const GET = defineRoute({
  access: 'signed-in',
  input: InvoiceReference,
  run: async (actor, { id }) => {
    const invoice = await readInvoice(actor, id)
    if (!invoice) throw new NotFoundError('Invoice not found')
    after(() => recordInvoiceDownloaded(actor, id))
    const pdf = new Uint8Array(await buffer(writeInvoice(invoice, await readLogo())))
    return new Response(pdf, {
      headers: {
        'content-type': 'application/pdf',
        'content-length': String(pdf.byteLength),
        'content-disposition': `attachment; filename="${invoice.number}.pdf"`,
        'cache-control': 'private, no-store',
      },
    })
  },
})
