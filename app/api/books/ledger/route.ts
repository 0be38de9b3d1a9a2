import { z } from 'zod'
import { ledgerCsvResponse } from '@/lib/billing/ledger/routes/ledger-csv'
import { LedgerCsv } from '@/lib/billing/ledger/schema'
import { defineRoute } from '@/lib/entry/define-route'

/** Downloads the ledger of a period as CSV. */
export const GET = defineRoute({
  access: 'see-books',
  input: z.record(z.string(), z.string()).transform(LedgerCsv.parse),
  run: ledgerCsvResponse,
})
