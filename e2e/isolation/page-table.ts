// The expected response of every page to everyone. `pages.spec.ts` requests each page as each of them and fails when a page in
// `app` is missing here, or has an id and no row of another's records.
//
// To add a page, add a row `{ page, access, heading }` to its area's file, where `page` is its route. A page with
// `authorizePage(access)` needs nothing else.
// Optional columns:
//   path      the path to request if the route has an id or a query; `own` are the visitor's records, `other` those of another
//             client and another photographer
//   status    404 if the heading says that nothing was found
//   title     the document's title, if it could reveal something
//   overrides responses that differ from what `access` implies: of single account states, and of related people (see `cast.ts`),
//             who otherwise get what their account state gets
//   reached   responses with records that related people reach by their relation; otherwise these are another's
// A page with ids has four rows: own, someone else's, unknown and malformed. For the latter two it doesn't matter whose records
// related people reach.
import { accountStateOf, decisionFor, isRelated, type Someone } from './cast'
import { mayAccess } from './may-access'
import { accountPages } from './pages/account'
import { bookingsPages } from './pages/bookings'
import { clientsPages } from './pages/clients'
import { moneyPages } from './pages/money'
import { type ExpectedPage, type PageRow, toDashboard, toWaitingPage } from './pages/page-row'
import { photosPages } from './pages/photos'
import { publicPages } from './pages/public'
import { signInPages } from './pages/sign-in'
import { studioPages } from './pages/studio'
import type { Subject } from './subjects'

export const pageTable: PageRow[] = [
  ...signInPages,
  ...bookingsPages,
  ...photosPages,
  ...moneyPages,
  ...accountPages,
  ...studioPages,
  ...clientsPages,
  ...publicPages,
]

/** Returns what someone should get for a page at this path. @param of whose records the path names */
export function expectedPageFor(
  row: PageRow,
  someone: Someone,
  path: string,
  of: Subject['of'] = 'own',
): ExpectedPage {
  const reached = of === 'theirs' && isRelated(someone) ? row.reached?.[someone] : undefined
  const decided =
    (typeof reached === 'function' ? reached(path) : reached) ?? decisionFor(row.overrides, someone)
  if (decided) return decided
  const shown = { heading: row.heading, status: row.status }
  if (row.access === 'anyone') return shown
  switch (accountStateOf(someone)) {
    case 'anonymous':
    case 'unverified':
      return { redirectsTo: path === '/dashboard' ? '/auth' : `/auth?next=${encodeURIComponent(path)}` }
    case 'pending':
    case 'denied':
    case 'disabled':
      return toWaitingPage
    default:
      return mayAccess(row.access, someone) ? shown : toDashboard
  }
}
