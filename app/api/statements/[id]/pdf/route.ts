import { statementPdfResponse } from '@/lib/billing/statements/routes/statement-files'
import { StatementReference } from '@/lib/billing/statements/schema'
import { defineRoute } from '@/lib/entry/define-route'
import { readLogo } from '@/lib/studio/settings/queries/open-logo'

/** Downloads a statement as PDF, for whoever manages it and the admins of its brokerage. */
export const GET = defineRoute({
  access: 'open-invoices',
  input: StatementReference,
  run: async (actor, { id }) => statementPdfResponse(actor, id, await readLogo()),
})
