import { defineRoute } from '@/lib/entry/define-route'
import { sharePdfResponse } from '@/lib/invoices/routes/pdf/pdf-response'
import { linkedStatementResponse } from '@/lib/statements/routes/statement-files'
import { StatementFile } from '@/lib/statements/schema'
import { readLogo } from '@/lib/studio/queries/open-logo'

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
