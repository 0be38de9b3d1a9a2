import { sharePdfResponse } from '@/lib/billing/invoices/routes/pdf/pdf-response'
import { linkedStatementResponse } from '@/lib/billing/statements/routes/statement-files'
import { StatementFile } from '@/lib/billing/statements/schema'
import { defineRoute } from '@/lib/entry/define-route'
import { readLogo } from '@/lib/studio/settings/queries/open-logo'

/**
 * Downloads what a link pays as PDF, a statement also as CSV, for whoever pays it. Its address is the credential: no session is
 * needed.
 */
export const GET = defineRoute({
  access: 'anyone',
  input: StatementFile,
  run: async (_actor, { token, format }, request) => {
    const logo = await readLogo()
    const statement = await linkedStatementResponse(token, request, { logo, isCsv: format === 'csv' })
    return statement ?? sharePdfResponse(token, request, logo)
  },
})
