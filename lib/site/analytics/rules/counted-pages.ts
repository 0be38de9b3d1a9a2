/** The counted events. Bookings, deliveries, and payments need none: they are counted from their own tables. */
export const eventTypes = ['page_view', 'click', 'wizard_opened', 'wizard_services', 'wizard_slot'] as const
export type EventType = (typeof eventTypes)[number]

/** The counted pages; any other path is ignored, so that nobody can fill the table. `[id]` matches any one segment. */
export const countedPages = [
  '/admin',
  '/admin-messages',
  '/admin-portfolio',
  '/auth',
  '/auth/code',
  '/auth/email',
  '/auth/email/undo',
  '/auth/forgot',
  '/auth/invitation',
  '/auth/reset',
  '/auth/second-factor',
  '/auth/verify',
  '/auth/waiting',
  '/bill/[id]',
  '/book',
  '/book/again',
  '/booking/[id]',
  '/bookings',
  '/books',
  '/books/export',
  '/books/tax',
  '/brokerage',
  '/brokerage/[id]',
  '/calendar',
  '/clients',
  '/clients/[id]',
  '/clients/book',
  '/clients/import',
  '/clients/import/shoots',
  '/clients/brokerages/[id]',
  '/dashboard',
  '/editing',
  '/invoices',
  '/invoices/[id]',
  '/notifications',
  '/p/[id]',
  '/pay',
  '/pay/[id]',
  '/pay/year',
  '/photo-delivery',
  '/photo-gallery',
  '/originals/[id]',
  '/photo-view',
  '/photo-view/arrange',
  '/photo-view/mls',
  '/photo-view/property-page',
  '/portfolio',
  '/portfolio/[id]',
  '/portfolio/quote',
  '/portfolio/quote/sent',
  '/privacy',
  '/profile',
  '/profile/data',
  '/profile/email',
  '/profile/password',
  '/profile/security',
  '/profile/security/authenticator',
  '/profile/security/codes',
  '/profile/security/confirm',
  '/profile/security/email',
  '/profile/security/passkeys',
  '/quotes',
  '/settings',
  '/settings/audit',
  '/settings/cancellation',
  '/settings/coupons',
  '/settings/invoices',
  '/settings/licenses',
  '/settings/mail',
  '/settings/mail/previews',
  '/settings/mls',
  '/settings/mls/[id]',
  '/settings/pay',
  '/settings/pay/[id]',
  '/settings/privacy',
  '/settings/security',
  '/settings/legal',
  '/settings/public',
  '/settings/sellers',
  '/settings/services',
  '/settings/services/[id]',
  '/settings/services/import',
  '/settings/services/new',
  '/settings/studio',
  '/settings/system',
  '/settings/tax',
  '/settings/travel',
  '/setup',
  '/shoot/[id]',
  '/statements/[id]',
  '/support',
  '/terms',
  '/today',
  '/tour/[id]',
  '/unsubscribe/[id]',
] as const

/** Pages without an id come first: `/portfolio/quote` isn't a project. */
const patterns = countedPages
  .map((page) => ({ page, segments: page.split('/') }))
  .sort((one, other) => Number(one.page.includes('[id]')) - Number(other.page.includes('[id]')))

/** Returns the counted page that a URL's path and query belong to; null for any other. */
export function countedPage(address: string): string | null {
  const path = address.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '')
  const segments = path.split('/')
  const matches = (expected: string, index: number) =>
    expected === '[id]' ? segments[index] !== '' : expected === segments[index]
  const match = patterns.find(
    (pattern) => pattern.segments.length === segments.length && pattern.segments.every(matches),
  )
  return match?.page ?? null
}
