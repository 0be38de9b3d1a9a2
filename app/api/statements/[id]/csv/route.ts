import { statementCsvResponse } from '@/lib/billing/statements/routes/statement-files'
import { StatementReference } from '@/lib/billing/statements/schema'
import { defineRoute } from '@/lib/entry/define-route'

/** Downloads a statement as CSV, for whoever manages it and the admins of its brokerage. */
export const GET = defineRoute({
  access: 'open-invoices',
  input: StatementReference,
  run: (actor, { id }) => statementCsvResponse(actor, id),
})
