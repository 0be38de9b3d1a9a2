import { defineRoute } from '@/lib/entry/define-route'
import { pdfResponse } from '@/lib/invoices/routes/pdf/pdf-response'
import { InvoiceReference } from '@/lib/invoices/schema'
import { readLogo } from '@/lib/studio/queries/open-logo'

/** Downloads an invoice as PDF, for its client and its photographer. */
export const GET = defineRoute({
  access: 'open-invoices',
  input: InvoiceReference,
  run: async (actor, { id }) => pdfResponse(actor, id, await readLogo()),
})
