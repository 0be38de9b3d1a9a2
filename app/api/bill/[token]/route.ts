import { defineRoute } from '@/lib/entry/define-route'
import { sharePdfResponse } from '@/lib/invoices/routes/pdf/pdf-response'
import { PayToken } from '@/lib/invoices/schema'
import { readLogo } from '@/lib/studio/queries/open-logo'

/** Downloads a share as PDF, for whoever pays it. Its address is the credential: no session is needed. */
export const GET = defineRoute({
  access: 'anyone',
  input: PayToken,
  run: async (_actor, { token }, request) => sharePdfResponse(token, request, await readLogo()),
})
