import { yearResponse } from '@/lib/billing/pay/routes/csv/year-response'
import { YearFile } from '@/lib/billing/pay/schema'
import { defineRoute } from '@/lib/entry/define-route'

/** Downloads what photographers were paid in a year as CSV, for the studio's owner. */
export const GET = defineRoute({ access: 'owner', input: YearFile, run: yearResponse })
