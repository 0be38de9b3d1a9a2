import { defineRoute } from '@/lib/entry/define-route'
import { yearResponse } from '@/lib/pay/routes/csv/year-response'
import { YearFile } from '@/lib/pay/schema'

/** Downloads what photographers were paid in a year as CSV, for the studio's owner. */
export const GET = defineRoute({ access: 'owner', input: YearFile, run: yearResponse })
