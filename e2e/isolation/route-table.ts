// The expected response of every route handler in every account state. `routes.spec.ts` requests each one in each
// account state and fails when a method of a `route.ts` is missing here.
//
// To add a route, add a row:
//   route    the method and the route
//   path     the path to request; `own` are records that the fixture's client and photographer share, with the client's
//            photo and calendar feed; `other` belong to another client and another photographer
//   send     the body of a POST, and headers
//   status   the default status, and the statuses of single account states
// A route with ids has four rows: own, someone else's, unknown and malformed.
import { randomUUID } from 'node:crypto'
import type { AccountState } from '@/e2e/support/people'
import type { Records } from '@/e2e/support/records'
import { teamChannels } from '@/lib/notifications/rules'

export type OwnRecords = Records & { avatarFileId: string; feedToken: string }

export type RouteRow = {
  route: string
  path: (own: OwnRecords, other: Records) => string
  send?: { form?: Record<string, string>; data?: unknown; headers?: Record<string, string> }
  status: Partial<Record<AccountState, number>> & { default: number }
}

/** A conditional request that returns 304 without reading storage, which has no files for these records. */
const cached = { headers: { 'if-none-match': '*' } }
/** Photos, for those who may see them. */
const photoFound = { client: 302, photographer: 302, editor: 302 }
/** Everyone with an active account. */
const forEveryRole = { client: 200, photographer: 200, editor: 200, coordinator: 200 }
/** All who work with bookings. */
const forBookings = { client: 200, photographer: 200, coordinator: 200 }
const signedOut = { anonymous: 401, unverified: 401 }

const photo = 'GET /api/photos/[photoId]/[variant]'
const version = 'GET /api/versions/[versionId]/[variant]'
const versionHead = 'HEAD /api/versions/[versionId]/[variant]'
const photoUpload = 'GET /api/photo-uploads/[fileId]'
const zip = 'GET /api/deliveries/[deliveryId]/zip'
const zipHead = 'HEAD /api/deliveries/[deliveryId]/zip'
const mls = 'GET /api/deliveries/[deliveryId]/mls'
const mlsHead = 'HEAD /api/deliveries/[deliveryId]/mls'
const portfolioFile = 'GET /api/portfolio/[key]'
const portfolioVariant = 'GET /api/portfolio/[key]/[variant]'
const project = 'GET /api/portfolio/projects/[id]'
const avatar = 'GET /api/avatars/[fileId]'
const logo = 'GET /api/logo/[fileId]'
const attachment = 'GET /api/attachments/[attachmentId]'
const certificate = 'GET /api/tax-certificates/[exemptionId]'
const invoiceFile = 'GET /api/invoices/[id]/pdf'
const invoiceTable = 'GET /api/invoices/csv'
const licenseFile = 'GET /api/licenses/[deliveryId]/pdf'
const payroll = 'GET /api/pay/csv'
const calendarFile = 'GET /api/calendar/booking/[bookingId]'
const sellerFile = 'GET /api/calendar/shoot/[token]'
const shareFile = 'GET /api/bill/[token]'
const pagePicture = 'GET /api/property-pages/[pageId]/photos/[photoId]/[size]'
const pageAgent = 'GET /api/property-pages/[pageId]/agent'
const pageFlyer = 'GET /api/property-pages/[pageId]/flyer'
const pageCode = 'GET /api/property-pages/[pageId]/qr'
const openHouse = 'GET /api/property-pages/[pageId]/open-houses/[openHouseId]'
const originalsPicture = 'GET /api/originals/[token]/[photoId]/[variant]'
const calendarFeed = 'GET /api/calendar/feed/[token]'
const upload = 'POST /api/uploadthing'
const uploadRequest = (input: object, type: string) => ({
  data: { files: [{ name: 'a', size: 10, type }], input },
})

export const routeTable: RouteRow[] = [
  { route: 'GET /api/health', path: () => '/api/health', status: { default: 200 } },
  { route: 'GET /api/ready', path: () => '/api/ready', status: { default: 200 } },
  // These portals have no METRICS_TOKEN.
  { route: 'GET /api/metrics', path: () => '/api/metrics', status: { default: 404 } },
  // Nor a CRON_SECRET.
  { route: 'GET /api/cron', path: () => '/api/cron', status: { default: 404 } },

  { route: 'GET /api/auth/[...nextauth]', path: () => '/api/auth/session', status: { default: 200 } },
  { route: 'GET /api/auth/[...nextauth]', path: () => '/api/auth/no-such-thing', status: { default: 404 } },
  // Without a CSRF token it redirects to the sign-in page.
  {
    route: 'POST /api/auth/[...nextauth]',
    path: () => '/api/auth/callback/credentials',
    send: { form: {} },
    status: { default: 302 },
  },

  {
    route: photo,
    path: (own) => `/api/photos/${own.photoId}/original`,
    status: { default: 404, ...signedOut, ...photoFound },
  },
  {
    route: photo,
    path: (_own, other) => `/api/photos/${other.photoId}/original`,
    // Photographers and editors see all deliveries of the studio.
    status: { default: 404, ...signedOut, photographer: 302, editor: 302 },
  },
  {
    route: photo,
    path: (own) => `/api/photos/${own.photoId}/preview`,
    // A full photo has no preview variant, not even after payment.
    status: { default: 404, ...signedOut },
  },
  // Of a paid delivery, a photo that the client didn't choose.
  ...['original', 'screen'].map((variant) => ({
    route: photo,
    path: (own: OwnRecords) => `/api/photos/${own.unchosenPhotoId}/${variant}`,
    status: { default: 404, ...signedOut, photographer: 302, editor: 302 },
  })),
  ...[randomUUID(), 'x', '%00', '..%2f..'].map((id) => ({
    route: photo,
    path: () => `/api/photos/${id}/original`,
    status: { default: 404, ...signedOut },
  })),

  // Only its uploader can view a photo before it is sent. This one has no image, so it isn't found either.
  ...[(own: Records) => own.fileId, () => randomUUID(), () => 'x', () => '%00'].map((id) => ({
    route: photoUpload,
    path: (own: Records) => `/api/photo-uploads/${id(own)}`,
    status: { default: 404, ...signedOut },
  })),

  // The fixture's photos were never processed, so its own people get 409; nobody else learns that.
  ...[zip, zipHead].flatMap((route): RouteRow[] => [
    {
      route,
      path: (own) => `/api/deliveries/${own.deliveryId}/zip?size=original&photos=all`,
      status: { default: 404, ...signedOut, client: 409, photographer: 409, editor: 409 },
    },
    {
      route,
      path: (_own, other) => `/api/deliveries/${other.deliveryId}/zip`,
      status: { default: 404, ...signedOut, photographer: 409, editor: 409 },
    },
    {
      // Without a photo that the client chose, there's nothing in it.
      route,
      path: (own) => `/api/deliveries/${own.unchosenDeliveryId}/zip?size=original&photos=all`,
      status: { default: 404, ...signedOut, photographer: 409, editor: 409 },
    },
    ...[randomUUID(), 'x', '%00', '..%2f..'].map((id) => ({
      route,
      path: () => `/api/deliveries/${id}/zip`,
      status: { default: 404, ...signedOut },
    })),
  ]),

  ...[version, versionHead].flatMap((route): RouteRow[] => [
    {
      route,
      path: (own) => `/api/versions/${own.versionId}/original`,
      status: { default: 404, ...signedOut, ...photoFound },
    },
    {
      route,
      path: (_own, other) => `/api/versions/${other.versionId}/original`,
      // Photographers and editors see all deliveries of the studio.
      status: { default: 404, ...signedOut, photographer: 302, editor: 302 },
    },
    ...['screen', 'preview', '%00'].map((variant) => ({
      route,
      path: (own: OwnRecords) => `/api/versions/${own.versionId}/${variant}`,
      status: { default: 404, ...signedOut },
    })),
    ...[randomUUID(), 'x', '%00', '..%2f..'].map((id) => ({
      route,
      path: () => `/api/versions/${id}/original`,
      status: { default: 404, ...signedOut },
    })),
  ]),

  // The fixture's photos were never rendered for a board, so its own people get 409; nobody else learns that.
  ...[mls, mlsHead].flatMap((route): RouteRow[] => [
    {
      route,
      path: (own) => `/api/deliveries/${own.deliveryId}/mls?profile=${own.mlsProfileId}`,
      status: { default: 404, ...signedOut, client: 409, photographer: 409, editor: 409 },
    },
    {
      route,
      path: (_own, other) => `/api/deliveries/${other.deliveryId}/mls?profile=${other.mlsProfileId}&file=1`,
      status: { default: 404, ...signedOut, photographer: 409, editor: 409 },
    },
    {
      route,
      path: (own) => `/api/deliveries/${own.unchosenDeliveryId}/mls?profile=${own.mlsProfileId}`,
      status: { default: 404, ...signedOut, photographer: 409, editor: 409 },
    },
    ...[randomUUID(), 'x', '%00', '..%2f..'].map((id) => ({
      route,
      path: (own: OwnRecords) => `/api/deliveries/${id}/mls?profile=${own.mlsProfileId}`,
      status: { default: 404, ...signedOut },
    })),
    {
      route,
      path: (own) => `/api/deliveries/${own.deliveryId}/mls?profile=${randomUUID()}`,
      status: { default: 404, ...signedOut },
    },
  ]),

  ...['', 'ab', 'x'.repeat(81)].map((text) => ({
    route: 'GET /api/search',
    path: () => `/api/search?text=${text}`,
    status: { default: 404, ...signedOut },
  })),
  {
    route: 'GET /api/search',
    path: () => '/api/search?text=Alder',
    status: { default: 404, ...signedOut, ...forEveryRole },
  },

  // The fixture's photos were never processed, so its client gets 409.
  ...['GET', 'HEAD'].map((method) => ({
    route: `${method} /api/profile/data`,
    path: () => '/api/profile/data',
    status: { default: 404, ...signedOut, client: 409 },
  })),

  // Any active account can view profile photos, but no other stored file.
  {
    route: avatar,
    path: (own) => `/api/avatars/${own.avatarFileId}`,
    status: { default: 404, ...signedOut, ...forEveryRole },
  },
  ...[(own: Records) => own.fileId, () => randomUUID(), () => 'x', () => '%00'].map((id) => ({
    route: avatar,
    path: (own: Records) => `/api/avatars/${id(own)}`,
    status: { default: 404, ...signedOut },
  })),

  // Anyone can view a logo, but no other stored file.
  ...[
    (own: OwnRecords) => own.avatarFileId,
    (own: OwnRecords) => own.fileId,
    () => randomUUID(),
    () => 'x',
    () => '%00',
  ].map((id) => ({
    route: logo,
    path: (own: OwnRecords) => `/api/logo/${id(own)}`,
    status: { default: 404 },
  })),

  {
    route: attachment,
    path: (own) => `/api/attachments/${own.attachmentId}`,
    status: { default: 404, ...signedOut, client: 302, photographer: 302, coordinator: 302 },
  },
  {
    route: attachment,
    path: (_own, other) => `/api/attachments/${other.attachmentId}?size=thumbnail`,
    // The studio shares all conversations.
    status: { default: 404, ...signedOut, photographer: 302, coordinator: 302 },
  },
  ...[randomUUID(), 'x', '%00', '..%2f..'].map((id) => ({
    route: attachment,
    path: () => `/api/attachments/${id}`,
    status: { default: 404, ...signedOut },
  })),

  // Whoever it belongs to, a certificate is for photographers only; here is none.
  ...[randomUUID(), 'x', '%00'].map((id) => ({
    route: certificate,
    path: () => `/api/tax-certificates/${id}`,
    status: { default: 404, ...signedOut },
  })),
  {
    route: invoiceFile,
    path: (own) => `/api/invoices/${own.invoiceId}/pdf`,
    status: { default: 404, ...signedOut, ...forBookings },
  },
  {
    route: invoiceFile,
    path: (_own, other) => `/api/invoices/${other.invoiceId}/pdf`,
    // Photographers can't see each other's invoices; coordinators see all.
    status: { default: 404, ...signedOut, coordinator: 200 },
  },
  ...[randomUUID(), 'x', '%00'].map((id) => ({
    route: invoiceFile,
    path: () => `/api/invoices/${id}/pdf`,
    status: { default: 404, ...signedOut },
  })),
  ...['pdf', 'csv'].flatMap((format) =>
    [randomUUID(), 'x', '%00'].map((id) => ({
      route: `GET /api/statements/[id]/${format}`,
      path: () => `/api/statements/${id}/${format}`,
      status: { default: 404, ...signedOut },
    })),
  ),
  {
    route: invoiceTable,
    path: () => '/api/invoices/csv?status=paid&search=%25&page=x',
    status: { default: 404, ...signedOut, photographer: 200, coordinator: 200 },
  },

  {
    route: licenseFile,
    path: (own) => `/api/licenses/${own.deliveryId}/pdf`,
    status: { default: 404, ...signedOut, client: 200, photographer: 200 },
  },
  {
    route: licenseFile,
    path: (_own, other) => `/api/licenses/${other.deliveryId}/pdf`,
    // Photographers see all deliveries of the studio.
    status: { default: 404, ...signedOut, photographer: 200 },
  },
  ...[randomUUID(), 'x', '%00', '..%2f..'].map((id) => ({
    route: licenseFile,
    path: () => `/api/licenses/${id}/pdf`,
    status: { default: 404, ...signedOut },
  })),
  {
    route: 'GET /api/books/ledger',
    path: () => '/api/books/ledger?period=2026',
    status: { default: 404, ...signedOut, photographer: 200 },
  },
  {
    route: 'GET /api/books/export',
    path: () => '/api/books/export?period=2026&program=xero',
    status: { default: 404, ...signedOut, photographer: 200 },
  },
  {
    route: 'GET /api/books/tax',
    path: () => '/api/books/tax?period=2026',
    status: { default: 404, ...signedOut, photographer: 200 },
  },
  // Nobody here is the owner.
  {
    route: 'GET /api/licenses/csv',
    path: () => '/api/licenses/csv',
    status: { default: 404, ...signedOut },
  },

  {
    route: payroll,
    path: (own) => `/api/pay/csv?from=2026-06-01&photographerId=${own.photographerProfileId}`,
    status: { default: 404, ...signedOut, photographer: 200 },
  },
  // Without a photographer, only their own.
  {
    route: payroll,
    path: () => '/api/pay/csv?from=2026-06-01',
    status: { default: 404, ...signedOut, photographer: 200 },
  },
  {
    route: payroll,
    path: (_own, other) => `/api/pay/csv?from=2026-06-01&photographerId=${other.photographerProfileId}`,
    status: { default: 404, ...signedOut },
  },
  ...[
    '',
    '?from=x',
    `?from=2026-06-01&photographerId=${randomUUID()}`,
    '?from=2026-06-01&photographerId=x',
  ].map((query) => ({
    route: payroll,
    path: () => `/api/pay/csv${query}`,
    status: { default: 404, ...signedOut },
  })),
  {
    route: 'GET /api/pay/year',
    path: () => '/api/pay/year?year=2026',
    status: { default: 404, ...signedOut },
  },

  // Only requests from the portal's own pages are accepted; they need no session.
  {
    route: 'POST /api/analytics',
    path: () => '/api/analytics',
    send: { data: [{ type: 'page_view', path: '/book' }] },
    status: { default: 404 },
  },
  {
    route: 'POST /api/analytics',
    path: () => '/api/analytics',
    send: { data: [{ type: 'purchase', path: '/book' }], headers: { 'sec-fetch-site': 'same-origin' } },
    status: { default: 400 },
  },
  {
    route: 'POST /api/analytics',
    path: () => '/api/analytics',
    send: {
      data: [{ type: 'page_view', path: '/no/such/page' }],
      headers: { 'sec-fetch-site': 'same-origin' },
    },
    status: { default: 204 },
  },
  {
    route: 'GET /api/analytics/csv',
    path: () => '/api/analytics/csv?chart=clients&period=90',
    status: { default: 404, ...signedOut, photographer: 200 },
  },
  ...['', '?chart=x', '?chart=constructor&period=30'].map((query) => ({
    route: 'GET /api/analytics/csv',
    path: () => `/api/analytics/csv${query}`,
    status: { default: 404, ...signedOut },
  })),

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
  ...['x', 'A'.repeat(43), 'x'.repeat(300)].map((token) => ({
    route: sellerFile,
    path: () => `/api/calendar/shoot/${token}`,
    status: { default: 404 },
  })),
  ...['x', `${randomUUID()}.${'A'.repeat(43)}`, 'x'.repeat(150)].map((token) => ({
    route: shareFile,
    path: () => `/api/bill/${token}`,
    status: { default: 404 },
  })),
  // The page that was taken down has no photo that a flyer can show, so nothing is read from storage.
  ...[pageFlyer, pageCode].flatMap((route): RouteRow[] => {
    const pathOf = (id: string | undefined) => route.replace('GET ', '').replace('[pageId]', id ?? '')
    return [
      {
        route,
        path: (own) => pathOf(own.takenDownPageId),
        status: { default: 404, ...signedOut, client: 200, photographer: 200 },
      },
      {
        route,
        path: (_own, other) => pathOf(other.takenDownPageId),
        // Photographers edit all pages of the studio.
        status: { default: 404, ...signedOut, photographer: 200 },
      },
      ...[randomUUID(), 'x', '%00', '..%2f..'].map((id) => ({
        route,
        path: () => pathOf(id),
        status: { default: 404, ...signedOut },
      })),
    ]
  }),
  {
    route: pageFlyer,
    path: (own) => `/api/property-pages/${own.unpaidPageId}/flyer`,
    status: { default: 404, ...signedOut },
  },
  // Anyone may see what a public page shows; a taken down or expired one only those who edit it, and nobody an unpaid one.
  ...['tile', 'phone', 'screen', 'share'].map((size) => ({
    route: pagePicture,
    path: (own: Records) => `/api/property-pages/${own.pageId}/photos/${own.photoId}/${size}`,
    send: cached,
    status: { default: 304 },
  })),
  ...['original', 'web', 'preview', 'thumbnail', 'x', '%00'].map((size) => ({
    route: pagePicture,
    path: (own: Records) => `/api/property-pages/${own.pageId}/photos/${own.photoId}/${size}`,
    send: cached,
    status: { default: 404 },
  })),
  {
    route: pagePicture,
    path: (own, other) => `/api/property-pages/${own.pageId}/photos/${other.photoId}/screen`,
    send: cached,
    status: { default: 404 },
  },
  {
    route: pageAgent,
    path: (own) => `/api/property-pages/${own.pageId}/agent`,
    send: cached,
    status: { default: 304 },
  },
  {
    route: openHouse,
    path: (own) => `/api/property-pages/${own.pageId}/open-houses/${own.openHouseId}`,
    status: { default: 200 },
  },
  ...(['takenDown', 'expired', 'unpaid'] as const).flatMap((hidden): RouteRow[] => {
    const below = (own: Records, path: string) => `/api/property-pages/${own[`${hidden}PageId`]}/${path}`
    const picture = (own: Records) => below(own, `photos/${own[`${hidden}PhotoId`]}/screen`)
    const seen = hidden === 'unpaid' ? {} : { client: 304, photographer: 304 }
    const seenByOthers = hidden === 'unpaid' ? {} : { photographer: 304 }
    return [
      { route: pagePicture, path: picture, send: cached, status: { default: 404, ...seen } },
      {
        route: pagePicture,
        path: (_own, other) => picture(other),
        send: cached,
        status: { default: 404, ...seenByOthers },
      },
      {
        route: pageAgent,
        path: (own) => below(own, 'agent'),
        send: cached,
        status: { default: 404, ...seen },
      },
      {
        route: openHouse,
        path: (own) => below(own, `open-houses/${own.hiddenOpenHouseId}`),
        status: { default: 404 },
      },
    ]
  }),
  {
    route: pagePicture,
    path: (own) => `/api/property-pages/${own.unchosenPageId}/photos/${own.unchosenPhotoId}/screen`,
    send: cached,
    status: { default: 404 },
  },
  ...[randomUUID(), 'x', '%00', '..%2f..'].flatMap((id): RouteRow[] => [
    {
      route: pagePicture,
      path: (own) => `/api/property-pages/${id}/photos/${own.photoId}/screen`,
      send: cached,
      status: { default: 404 },
    },
    {
      route: pagePicture,
      path: (own) => `/api/property-pages/${own.pageId}/photos/${id}/screen`,
      send: cached,
      status: { default: 404 },
    },
    {
      route: pageAgent,
      path: () => `/api/property-pages/${id}/agent`,
      send: cached,
      status: { default: 404 },
    },
    {
      route: openHouse,
      path: (own) => `/api/property-pages/${own.pageId}/open-houses/${id}`,
      status: { default: 404 },
    },
    {
      route: openHouse,
      path: (own) => `/api/property-pages/${id}/open-houses/${own.openHouseId}`,
      status: { default: 404 },
    },
  ]),
  ...['x', 'A'.repeat(43), 'x'.repeat(300), '%00'].map((token) => ({
    route: originalsPicture,
    path: (own: OwnRecords) => `/api/originals/${token}/${own.photoId}/tile`,
    status: { default: 404 },
  })),
  ...['original', 'print', 'x'].map((variant) => ({
    route: originalsPicture,
    path: (own: OwnRecords) => `/api/originals/${'A'.repeat(43)}/${own.photoId}/${variant}`,
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

  {
    route: portfolioFile,
    path: (own) => `/api/portfolio/${own.itemFileKey}`,
    send: cached,
    // The file belongs to an unpublished project.
    status: { default: 404, photographer: 304 },
  },
  ...[randomUUID(), '%00', '..%2f..', 'x'.repeat(300)].map((key) => ({
    route: portfolioFile,
    path: () => `/api/portfolio/${key}`,
    status: { default: 404 },
  })),
  {
    route: portfolioVariant,
    path: (own) => `/api/portfolio/${own.itemFileKey}/480.avif`,
    send: cached,
    // The file belongs to an unpublished project.
    status: { default: 404, photographer: 304 },
  },
  ...['481.avif', '480.png', '0.jpg', '-1.webp', 'x', '%00', '..%2f..'].map((variant) => ({
    route: portfolioVariant,
    path: (own: Records) => `/api/portfolio/${own.itemFileKey}/${variant}`,
    status: { default: 404 },
  })),
  {
    route: project,
    path: (own) => `/api/portfolio/projects/${own.itemId}`,
    // The project is unpublished.
    status: { default: 404, photographer: 200 },
  },
  ...[randomUUID(), 'x', '%00'].map((id) => ({
    route: project,
    path: () => `/api/portfolio/projects/${id}`,
    status: { default: 404 },
  })),

  {
    route: 'POST /api/pusher/auth',
    path: () => '/api/pusher/auth',
    send: { form: { socket_id: '1.1', channel_name: `private-user-${randomUUID()}` } },
    status: { default: 403 },
  },
  {
    route: 'POST /api/pusher/auth',
    path: () => '/api/pusher/auth',
    send: { form: { socket_id: '1.1', channel_name: `private-conversation-${randomUUID()}` } },
    status: { default: 403 },
  },
  {
    route: 'POST /api/pusher/auth',
    path: () => '/api/pusher/auth',
    send: { form: { socket_id: '1.1', channel_name: teamChannels.bookings } },
    status: { default: 403, coordinator: 200 },
  },
  {
    route: 'POST /api/pusher/auth',
    path: () => '/api/pusher/auth',
    send: { form: { socket_id: '1.1', channel_name: teamChannels.photos } },
    status: { default: 403, editor: 200 },
  },
  {
    route: 'POST /api/pusher/auth',
    path: () => '/api/pusher/auth',
    send: { data: { socket_id: '1.1' } },
    status: { default: 403 },
  },

  // The secret URL authorizes the request; without a valid one nothing is found.
  ...['x', `${randomUUID()}.message.${'A'.repeat(43)}`].map((token) => ({
    route: 'POST /api/mail/unsubscribe/[token]',
    path: () => `/api/mail/unsubscribe/${token}`,
    send: { form: { 'List-Unsubscribe': 'One-Click' } },
    status: { default: 404 },
  })),
  {
    route: 'GET /api/mail/unsubscribe/[token]',
    path: () => '/api/mail/unsubscribe/x',
    status: { default: 303 },
  },
  {
    route: 'POST /api/mail/inbound',
    path: () => '/api/mail/inbound',
    send: { data: { type: 'email.received' }, headers: { 'svix-id': 'x', 'svix-signature': 'v1,x' } },
    status: { default: 400 },
  },

  {
    route: 'POST /api/stripe/webhook',
    path: () => '/api/stripe/webhook',
    send: { data: {} },
    status: { default: 400 },
  },

  {
    route: upload,
    path: () => '/api/uploadthing?actionType=upload&slug=photo',
    send: uploadRequest({ purpose: 'PHOTO_ORIGINAL' }, 'image/jpeg'),
    status: { default: 403, photographer: 200, editor: 200 },
  },
  {
    route: upload,
    path: () => '/api/uploadthing?actionType=upload&slug=portfolioMedia',
    send: uploadRequest({ kind: 'image' }, 'image/jpeg'),
    status: { default: 403, photographer: 200 },
  },
  {
    route: upload,
    path: () => '/api/uploadthing?actionType=upload&slug=messageAttachment',
    send: uploadRequest({}, 'application/pdf'),
    status: { default: 403, ...forBookings },
  },
  {
    route: upload,
    path: () => '/api/uploadthing?actionType=upload&slug=taxCertificate',
    send: uploadRequest({}, 'application/pdf'),
    status: { default: 403, photographer: 200 },
  },
  {
    route: upload,
    path: () => '/api/uploadthing?actionType=upload&slug=constructor',
    send: uploadRequest({}, 'image/jpeg'),
    status: { default: 404 },
  },
]
