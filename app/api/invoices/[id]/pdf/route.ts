import { pdfResponse } from '@/lib/billing/invoices/routes/pdf/pdf-response'
import { InvoiceReference } from '@/lib/billing/invoices/schema/invoices'
import { defineRoute } from '@/lib/entry/define-route'
import { readLogo } from '@/lib/studio/settings/queries/open-logo'

/** Downloads an invoice as PDF, for its client and its photographer. */
export const GET = defineRoute({
  access: 'open-invoices',
  input: InvoiceReference,
  run: async (actor, { id }) => pdfResponse(actor, id, await readLogo()),
})
