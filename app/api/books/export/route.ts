import { z } from 'zod'
import { exportResponse } from '@/lib/billing/ledger/routes/export-response'
import { ExportFile } from '@/lib/billing/ledger/schema'
import { defineRoute } from '@/lib/entry/define-route'

/** Downloads the invoices of a period for an accounting program. */
export const GET = defineRoute({
  access: 'see-books',
  input: z.record(z.string(), z.string()).transform(ExportFile.parse),
  run: exportResponse,
})
