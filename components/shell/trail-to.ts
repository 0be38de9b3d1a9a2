import { navigationFor, type ViewerRole } from '@/components/shell/navigation'
import { isClient, rolesWith } from '@/lib/auth/rules/capabilities'

/** One step of a breadcrumb. The last is the page itself and isn't a link. */
export type Step = { label: string; href: string }

type Place = {
  label: string
  /** The parent page, by default the dashboard. Photographers may have another parent. */
  under?: string
  underForPhotographers?: string
}

const home = '/dashboard'
const bookingNumberLength = 8
const bookingManagement = '/admin?tab=bookings'

/** Every page of the portal by its path; a segment that starts with a colon matches any value. */
const places: Record<string, Place> = {
  '/dashboard': { label: 'Dashboard' },
  '/book': { label: 'Book Shoot' },
  '/book/again': { label: 'Book again', under: '/book' },
  '/bookings': { label: 'My Bookings' },
  '/brokerage': { label: 'Brokerage' },
  '/brokerage/:booking': { label: 'Booking', under: '/brokerage' },
  '/booking/:booking': { label: 'Booking', under: '/bookings', underForPhotographers: bookingManagement },
  '/portfolio': { label: 'Portfolio' },
  '/portfolio/quote': { label: 'Get a quote', under: '/portfolio' },
  '/portfolio/quote/sent': { label: 'Request sent', under: '/portfolio/quote' },
  '/portfolio/:project': { label: 'Project', under: '/portfolio' },
  '/photo-gallery': { label: 'Photo Gallery' },
  '/photo-view': { label: 'Photos', under: '/photo-gallery' },
  '/photo-view/arrange': { label: 'Arrange', under: '/photo-gallery' },
  '/photo-view/mls': { label: 'For the MLS', under: '/photo-gallery' },
  '/photo-view/property-page': { label: 'Property page', under: '/photo-gallery' },
  '/invoices': { label: 'Invoices' },
  '/invoices/:invoice': { label: 'Invoice', under: '/invoices' },
  '/admin-messages': { label: 'Messages' },
  '/support': { label: 'Support' },
  '/calendar': { label: 'Calendar' },
  '/today': { label: 'Today' },
  '/admin': { label: 'Admin Panel' },
  [bookingManagement]: { label: 'Booking Management', under: '/admin' },
  '/admin-portfolio': { label: 'Portfolio' },
  '/photo-delivery': { label: 'Upload Photos' },
  '/editing': { label: 'Editing' },
  '/profile': { label: 'Edit Profile' },
  '/profile/password': { label: 'Change Password' },
  '/profile/email': { label: 'Email Settings' },
  '/profile/security': { label: 'Security' },
  '/profile/security/authenticator': { label: 'Authenticator app', under: '/profile/security' },
  '/profile/security/codes': { label: 'Recovery codes', under: '/profile/security' },
  '/profile/security/confirm': { label: "Confirm it's you", under: '/profile/security' },
  '/profile/security/email': { label: 'Email address', under: '/profile/security' },
  '/profile/security/passkeys': { label: 'Passkeys', under: '/profile/security' },
  '/profile/data': { label: 'Your Data' },
  '/notifications': { label: 'Notifications' },
  '/books': { label: 'Books' },
  '/books/export': { label: 'Export', under: '/books' },
  '/books/tax': { label: 'Tax report', under: '/books' },
  '/quotes': { label: 'Quotes' },
  '/clients': { label: 'Clients' },
  '/clients/import': { label: 'Import', under: '/clients' },
  '/clients/import/shoots': { label: 'Past shoots', under: '/clients/import' },
  '/clients/book': { label: 'New booking', under: '/clients' },
  '/clients/:client': { label: 'Client', under: '/clients' },
  '/clients/brokerages/:brokerage': { label: 'Brokerage', under: '/clients' },
  '/statements/:statement': { label: 'Statement', under: '/brokerage', underForPhotographers: '/clients' },
  '/pay': { label: 'Pay' },
  '/pay/:photographer': { label: 'Photographer', under: '/pay' },
  '/pay/year': { label: 'Year and 1099', under: '/pay' },
  '/setup': { label: 'Setup' },
  '/settings': { label: 'Settings' },
  '/settings/studio': { label: 'Studio', under: '/settings' },
  '/settings/services': { label: 'Services', under: '/settings' },
  '/settings/services/new': { label: 'New service', under: '/settings/services' },
  '/settings/services/import': { label: 'Import', under: '/settings/services' },
  '/settings/services/:service': { label: 'Service', under: '/settings/services' },
  '/settings/coupons': { label: 'Coupons', under: '/settings' },
  '/settings/cancellation': { label: 'Cancellation', under: '/settings' },
  '/settings/travel': { label: 'Travel', under: '/settings' },
  '/settings/invoices': { label: 'Invoices', under: '/settings' },
  '/settings/tax': { label: 'Tax', under: '/settings' },
  '/settings/licenses': { label: 'Licenses', under: '/settings' },
  '/settings/mls': { label: 'MLS', under: '/settings' },
  '/settings/mls/:profile': { label: 'Profile', under: '/settings/mls' },
  '/settings/pay': { label: 'Pay', under: '/settings' },
  '/settings/pay/:photographer': { label: 'Photographer', under: '/settings/pay' },
  '/settings/legal': { label: 'Terms and privacy', under: '/settings' },
  '/settings/public': { label: 'Public page', under: '/settings' },
  '/settings/sellers': { label: 'Sellers', under: '/settings' },
  '/settings/mail': { label: 'Email', under: '/settings' },
  '/settings/mail/previews': { label: 'Previews', under: '/settings/mail' },
  '/settings/audit': { label: 'Audit log', under: '/settings' },
  '/settings/security': { label: 'Security', under: '/settings' },
  '/settings/privacy': { label: 'Privacy', under: '/settings' },
  '/settings/system': { label: 'System', under: '/settings' },
}

/**
 * Returns the breadcrumb from the dashboard to a page, the page last. A booking is labeled with its number, which is part
 * of its path. An unknown path gets the dashboard alone.
 */
export function trailTo(path: string, role: ViewerRole): Step[] {
  const steps: Step[] = []
  let href = path
  while (href !== home) {
    const place = findPlace(href)
    if (!place) break
    steps.unshift({ label: nameOf(place, href, role), href })
    href = parentOf(place, role)
  }
  return [{ label: 'Dashboard', href: home }, ...steps]
}

/**
 * Returns the name of a path (with its query) in a back link: `dashboard`, `Booking Management`, `Booking 7f3ac91e`. Null
 * if it isn't a page of the portal.
 */
export function nameOfOrigin(origin: string, role: ViewerRole): string | null {
  const { pathname, searchParams } = new URL(origin, 'http://northlight.invalid')
  const isBookings = pathname === '/admin' && searchParams.get('tab') === 'bookings'
  const path = isBookings ? bookingsOf(role) : pathname
  const place = findPlace(path)
  if (!place) return null
  const label = trailTo(path, role).at(-1)?.label ?? place.label
  return label.includes(' ') ? label : label.toLowerCase()
}

function findPlace(path: string): Place | undefined {
  if (Object.hasOwn(places, path)) return places[path]
  const parent = path.slice(0, path.lastIndexOf('/'))
  const pattern = Object.keys(places).find((key) => key.startsWith(`${parent}/:`))
  return pattern === undefined ? undefined : places[pattern]
}

function parentOf(place: Place, role: ViewerRole): string {
  const parent = (!isClient({ role }) && place.underForPhotographers) || place.under || home
  return parent === bookingManagement ? bookingsOf(role) : parent
}

/** Where the studio's bookings are: a tab for photographers, and the whole page for those who handle all of them. */
function bookingsOf(role: ViewerRole): string {
  return rolesWith('manage-all-bookings').includes(role) ? '/admin' : bookingManagement
}

/** A page of the sidebar is called as there. */
function nameOf(place: Place, path: string, role: ViewerRole): string {
  const items = navigationFor(role).flatMap((group) => group.items)
  if (!path.startsWith('/booking/')) return items.find(({ href }) => href === path)?.label ?? place.label
  return `${place.label} ${path.slice('/booking/'.length).slice(0, bookingNumberLength)}`
}
