/** The counted events. Bookings, deliveries, and payments need none: they are counted from their own tables. */
export const eventTypes = ['page_view', 'click', 'wizard_opened', 'wizard_services', 'wizard_slot'] as const
export type EventType = (typeof eventTypes)[number]

/** The counted pages; any other path is ignored, so that nobody can fill the table. `[id]` matches any one segment. */
export const countedPages = [
  '/admin',
  '/admin-messages',
  '/admin-portfolio',
  '/auth',
  '/auth/forgot',
  '/auth/reset',
  '/auth/verify',
  '/auth/waiting',
  '/book',
  '/booking/[id]',
  '/bookings',
  '/clients',
  '/clients/[id]',
  '/dashboard',
  '/invoices',
  '/invoices/[id]',
  '/notifications',
  '/photo-delivery',
  '/photo-gallery',
  '/photo-view',
  '/portfolio',
  '/portfolio/[id]',
  '/portfolio/quote',
  '/portfolio/quote/sent',
  '/profile',
  '/profile/email',
  '/profile/password',
  '/quotes',
  '/settings/audit',
  '/settings/availability',
  '/settings/cancellation',
  '/settings/invoices',
  '/settings/mail',
  '/settings/mail/previews',
  '/settings/services',
  '/settings/studio',
  '/support',
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

/** Returns clicks per page view in percent, to one decimal; 0 without views. */
export function clickRate(clicks: number, pageViews: number): number {
  return pageViews === 0 ? 0 : Math.round((clicks / pageViews) * 1_000) / 10
}

/** Returns a part of a whole in whole percent; 0 if the whole is 0. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100)
}

/** Returns the number of clients per photographer, rounded; 0 without photographers. */
export function clientsPerPhotographer(clients: number, photographers: number): number {
  return photographers === 0 ? 0 : Math.round(clients / photographers)
}

/** Returns the change from the previous period, `+12%`; null if that was 0. */
export function changeAgainst(before: number, current: number): string | null {
  if (before === 0) return null
  const change = Math.round(((current - before) / before) * 100)
  return `${change > 0 ? '+' : ''}${change.toLocaleString('en-US')}%`
}

/** The selectable periods, in days including today. */
export const periodLengths = [7, 30, 90, 365] as const
export type PeriodLength = (typeof periodLengths)[number]
export const usualPeriod: PeriodLength = 30

/** The charts whose data can be downloaded. */
export const charts = ['visits', 'pages', 'weeks', 'funnel', 'times', 'clients'] as const
export type Chart = (typeof charts)[number]

/** How often each step happened in the period. Counts events, not people. */
export type Funnel = {
  opened: number
  choseServices: number
  choseTime: number
  booked: number
  delivered: number
  paid: number
}

export const noFunnel: Funnel = {
  opened: 0,
  choseServices: 0,
  choseTime: 0,
  booked: 0,
  delivered: 0,
  paid: 0,
}

/** Returns the URL of the Analytics tab for a period. */
export function analyticsAddress(days: PeriodLength): string {
  return `/admin?tab=analytics${days === usualPeriod ? '' : `&period=${days}`}`
}

/** Returns the URL of a chart's CSV file. */
export function chartFileAddress(chart: Chart, days: PeriodLength): string {
  return `/api/analytics/csv?chart=${chart}&period=${days}`
}
