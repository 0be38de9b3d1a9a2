import { z } from 'zod'
import { taxCsvResponse } from '@/lib/billing/ledger/routes/tax-csv'
import { TaxReportCsv } from '@/lib/billing/ledger/schema'
import { defineRoute } from '@/lib/entry/define-route'

/** Downloads the tax report of a period as CSV. */
export const GET = defineRoute({
  access: 'see-books',
  input: z.record(z.string(), z.string()).transform(TaxReportCsv.parse),
  run: taxCsvResponse,
})
