import { defineRoute } from '@/lib/entry/define-route'
import { serveFilm } from '@/lib/photos/property-pages/routes/film-response'
import { OneFilm } from '@/lib/photos/property-pages/schema/pages'

/** Serves a film of a property's page, or its still, to anyone who may see the page. */
export const GET = defineRoute({ access: 'anyone', input: OneFilm, run: serveFilm })
