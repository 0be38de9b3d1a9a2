import { Nothing } from '@/lib/entry/define-action'
import { defineRoute } from '@/lib/entry/define-route'
import { ledgerResponse } from '@/lib/photos/licenses/routes/csv/ledger-response'

/** Downloads every license sold as CSV, for the studio's owner. */
export const GET = defineRoute({ access: 'owner', input: Nothing, run: () => ledgerResponse() })
