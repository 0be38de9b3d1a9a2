import { z } from 'zod'
import { writeCsv } from '@/lib/billing/invoices/routes/csv/write-csv'
import { InvoiceFilter } from '@/lib/billing/invoices/schema/listing'
import { defineRoute } from '@/lib/entry/define-route'
import { downloadResponse } from '@/lib/entry/download-response'

/** Downloads a photographer's invoices as CSV, with the same filters as the list. */
export const GET = defineRoute({
  access: 'manage-invoices',
  input: z.record(z.string(), z.string()).transform(InvoiceFilter.parse),
  run: async (actor, filter) => {
    const { fileName, content } = await writeCsv(actor, filter)
    return downloadResponse(content, fileName, 'text/csv; charset=utf-8')
  },
})
