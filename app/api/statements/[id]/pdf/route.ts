import { defineRoute } from '@/lib/entry/define-route'
import { statementPdfResponse } from '@/lib/statements/routes/statement-files'
import { StatementReference } from '@/lib/statements/schema'
import { readLogo } from '@/lib/studio/queries/open-logo'

/** Downloads a statement as PDF, for whoever manages it and the admins of its brokerage. */
export const GET = defineRoute({
  access: 'open-invoices',
  input: StatementReference,
  run: async (actor, { id }) => statementPdfResponse(actor, id, await readLogo()),
})
