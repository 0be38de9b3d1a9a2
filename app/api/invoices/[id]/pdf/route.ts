import { Readable } from 'node:stream'
import { after } from 'next/server'
import { defineRoute } from '@/lib/entry/define-route'
import { writeInvoice } from '@/lib/invoices/pdf/write-invoice'
import { readSheet } from '@/lib/invoices/queries/read-sheet'
import { noteDownloaded } from '@/lib/invoices/reading'
import { InvoiceReference } from '@/lib/invoices/schema'
import { NotFound } from '@/lib/platform/errors'
import { readLogo } from '@/lib/studio/queries/open-logo'

/** An invoice as a PDF, for its client and its photographer. */
export const GET = defineRoute({
  access: 'signed-in',
  input: InvoiceReference,
  run: async (actor, { id }) => {
    const sheet = await readSheet(actor, id)
    if (!sheet) throw new NotFound('Invoice not found')
    after(() => noteDownloaded(actor, id))
    const pdf = writeInvoice(sheet, await readLogo())
    return new Response(Readable.toWeb(pdf) as ReadableStream<Uint8Array>, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${sheet.number}.pdf"`,
        'cache-control': 'private, no-store',
      },
    })
  },
})
