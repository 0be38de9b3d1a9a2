/** What is counted. Bookings, deliveries and payments need no event: their own tables know them. */
export const eventTypes = ['page_view', 'click', 'wizard_opened', 'wizard_services', 'wizard_slot'] as const
export type EventType = (typeof eventTypes)[number]

/** The pages that are counted, so that nobody fills the table with made-up ones. `[id]` stands for any one segment. */
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

/** Those without an id first: `/portfolio/quote` is no project. */
const patterns = countedPages
  .map((page) => ({ page, segments: page.split('/') }))
  .sort((one, other) => Number(one.page.includes('[id]')) - Number(other.page.includes('[id]')))

/** The counted page an address belongs to, without its ids and its query; null for an address that is none. */
export function countedPage(address: string): string | null {
  const path = address.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '')
  const segments = path.split('/')
  const fits = (wanted: string, index: number) =>
    wanted === '[id]' ? segments[index] !== '' : wanted === segments[index]
  const match = patterns.find(
    (pattern) => pattern.segments.length === segments.length && pattern.segments.every(fits),
  )
  return match?.page ?? null
}

/** Clicks per page view in per cent, to a tenth; 0 without views. */
export function clickRate(clicks: number, pageViews: number): number {
  return pageViews === 0 ? 0 : Math.round((clicks / pageViews) * 1_000) / 10
}

/** A part of a whole in whole per cent; 0 of nothing. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100)
}

/** Clients to one photographer, rounded; 0 without photographers. */
export function clientsPerPhotographer(clients: number, photographers: number): number {
  return photographers === 0 ? 0 : Math.round(clients / photographers)
}

/** The change against the period before, `+12%`; null when there was nothing to compare with. */
export function changeAgainst(before: number, current: number): string | null {
  if (before === 0) return null
  const change = Math.round(((current - before) / before) * 100)
  return `${change > 0 ? '+' : ''}${change.toLocaleString('en-US')}%`
}

/** The days a photographer may look back on, today included. */
export const periodLengths = [7, 30, 90, 365] as const
export type PeriodLength = (typeof periodLengths)[number]
export const usualPeriod: PeriodLength = 30

/** The charts that can be had as a file. */
export const charts = ['visits', 'pages', 'weeks', 'funnel', 'times', 'clients'] as const
export type Chart = (typeof charts)[number]

/** How often each happened in the period; it counts what happened, not people. */
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

/** The steps in their order, as they are called. */
export function funnelSteps(funnel: Funnel): { name: string; count: number }[] {
  return [
    { name: 'Opened the wizard', count: funnel.opened },
    { name: 'Chose services', count: funnel.choseServices },
    { name: 'Chose a time', count: funnel.choseTime },
    { name: 'Booked', count: funnel.booked },
    { name: 'Delivered', count: funnel.delivered },
    { name: 'Paid', count: funnel.paid },
  ]
}

/** Where most leave on the way to a booking: `Most leave after choosing a time.` Null when nobody does. */
export function describeLargestLoss({ opened, choseServices, choseTime, booked }: Funnel): string | null {
  const losses = [
    { after: 'opening the wizard', count: opened - choseServices },
    { after: 'choosing services', count: choseServices - choseTime },
    { after: 'choosing a time', count: choseTime - booked },
  ]
  const largest = losses.reduce((one, other) => (other.count > one.count ? other : one))
  return largest.count > 0 ? `Most leave after ${largest.after}.` : null
}

/** The tab for a period, and the file of one of its charts. */
export function analyticsAddress(days: PeriodLength): string {
  return `/admin?tab=analytics${days === usualPeriod ? '' : `&period=${days}`}`
}
export function chartFileAddress(chart: Chart, days: PeriodLength): string {
  return `/api/analytics/csv?chart=${chart}&period=${days}`
}

/** Said where figures could not be read; zeros stand in their place. */
export const failedText = 'Failed to fetch analytics data'
