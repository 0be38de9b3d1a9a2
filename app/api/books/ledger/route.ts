import { z } from 'zod'
import { ledgerCsvResponse } from '@/lib/books/routes/ledger-csv'
import { LedgerCsv } from '@/lib/books/schema'
import { defineRoute } from '@/lib/entry/define-route'

/** Downloads the ledger of a period as CSV. */
export const GET = defineRoute({
  access: 'see-books',
  input: z.record(z.string(), z.string()).transform(LedgerCsv.parse),
  run: ledgerCsvResponse,
})
