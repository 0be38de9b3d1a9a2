import { randomUUID } from 'node:crypto'
import { forBookings, type OwnRecords, type RouteRow, signedOut } from './route-row'

const calendarFile = 'GET /api/calendar/booking/[bookingId]'
const sellerFile = 'GET /api/calendar/shoot/[token]'
const calendarFeed = 'GET /api/calendar/feed/[token]'

export const bookingsRoutes: RouteRow[] = [
  {
    route: calendarFile,
    path: (own) => `/api/calendar/booking/${own.bookingId}`,
    status: { default: 404, ...signedOut, ...forBookings },
  },
  {
    route: calendarFile,
    path: (_own, other) => `/api/calendar/booking/${other.bookingId}`,
    status: { default: 404, ...signedOut, photographer: 200, coordinator: 200 },
  },
  ...[randomUUID(), 'x', '%00'].map((id) => ({
    route: calendarFile,
    path: () => `/api/calendar/booking/${id}`,
    status: { default: 404, ...signedOut },
  })),
  {
    route: sellerFile,
    path: (_own, other) => `/api/calendar/shoot/${other.sellerToken}`,
    status: { default: 200 },
  },
  ...['x', 'A'.repeat(43), 'x'.repeat(300)].map((token) => ({
    route: sellerFile,
    path: () => `/api/calendar/shoot/${token}`,
    status: { default: 404 },
  })),
  // Calendar apps have no session; the secret URL authorizes them.
  { route: calendarFeed, path: (own) => `/api/calendar/feed/${own.feedToken}`, status: { default: 200 } },
  ...[
    (token: string) => token.slice(0, -1),
    (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    (token: string) => `${randomUUID()}${token.slice(36)}`,
    (token: string) => token.slice(0, 36),
    () => '%00',
    () => 'x'.repeat(300),
  ].map((change) => ({
    route: calendarFeed,
    path: (own: OwnRecords) => `/api/calendar/feed/${change(own.feedToken)}`,
    status: { default: 404 },
  })),
]
