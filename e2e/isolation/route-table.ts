// The expected response of every route handler to everyone. `routes.spec.ts` requests each one as each of them and fails when a
// method of a `route.ts` is missing here, or has an id and no row of another's records.
//
// To add a route, add a row to its area's file:
//   route    the method and the route
//   path     the path to request; `own` are the visitor's records, with the client's photo and calendar feed; `other` those of
//            another client and another photographer
//   send     the body of a POST, and headers
//   status   the default status, and those of single account states, and of related people (see `cast.ts`), who otherwise get
//            what their account state gets
//   reached  statuses with records that related people reach by their relation; otherwise these are another's
// A route with ids has four rows: own, someone else's, unknown and malformed.
import { bookingsRoutes } from './routes/bookings'
import { moneyRoutes } from './routes/money'
import { peopleRoutes } from './routes/people'
import { photosRoutes } from './routes/photos'
import { portfolioRoutes } from './routes/portfolio'
import { propertyPagesRoutes } from './routes/property-pages'
import type { RouteRow } from './routes/route-row'
import { systemRoutes } from './routes/system'

export const routeTable: RouteRow[] = [
  ...systemRoutes,
  ...photosRoutes,
  ...peopleRoutes,
  ...moneyRoutes,
  ...bookingsRoutes,
  ...propertyPagesRoutes,
  ...portfolioRoutes,
]
