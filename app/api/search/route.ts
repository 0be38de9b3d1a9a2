import { defineRoute } from '@/lib/entry/define-route'
import { serveSearch } from '@/lib/search/routes/search-response'
import { SearchQuery } from '@/lib/search/schema'

/** Finds bookings, clients, photos, invoices, and conversations. A route, so that an outdated search can be cancelled. */
export const GET = defineRoute({ access: 'signed-in', input: SearchQuery, run: serveSearch })
