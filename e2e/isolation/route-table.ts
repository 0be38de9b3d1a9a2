// What every route handler answers to everybody. `routes.spec.ts` requests each in each account state and fails when a method of a
// `route.ts` is missing here.
//
// To add a route: one row.
//   route    the method, and the address as the folders spell it
//   path     the address to ask for; `own` are records between the client and the photographer of the fixture, with the
//            client's picture and calendar; `other` are those of another client and another photographer
//   send     what a POST carries, and headers
//   status   what most account states get, and what single ones get instead
// A route with ids has four rows: own, somebody else's, unknown and malformed.
import { randomUUID } from 'node:crypto'
import type { AccountState } from '@/e2e/support/people'
import type { Records } from '@/e2e/support/records'

export type OwnRecords = Records & { avatarFileId: string; feedToken: string }

export type RouteRow = {
  route: string
  path: (own: OwnRecords, other: Records) => string
  send?: { form?: Record<string, string>; data?: unknown; headers?: Record<string, string> }
  status: Partial<Record<AccountState, number>> & { default: number }
}

/** Asked for by somebody who has it already: storage, which has no files of the records, is not troubled. */
const cached = { headers: { 'if-none-match': '*' } }
/** To be found by those who may see it, with an account that is let in at all; unknown to the others. */
const foundStatus = { client: 302, photographer: 302 }
const signedOut = { anonymous: 401, unverified: 401 }

const photo = 'GET /api/photos/[photoId]/[variant]'
const photoUpload = 'GET /api/photo-uploads/[fileId]'
const zip = 'GET /api/deliveries/[deliveryId]/zip'
const zipHead = 'HEAD /api/deliveries/[deliveryId]/zip'
const portfolioFile = 'GET /api/portfolio/[key]'
const portfolioVariant = 'GET /api/portfolio/[key]/[variant]'
const project = 'GET /api/portfolio/projects/[id]'
const avatar = 'GET /api/avatars/[fileId]'
const logo = 'GET /api/logo/[fileId]'
const attachment = 'GET /api/attachments/[attachmentId]'
const invoiceFile = 'GET /api/invoices/[id]/pdf'
const invoiceTable = 'GET /api/invoices/csv'
const calendarFile = 'GET /api/calendar/booking/[bookingId]'
const calendarFeed = 'GET /api/calendar/feed/[token]'
const upload = 'POST /api/uploadthing'
const uploadRequest = (input: object, type: string) => ({
  data: { files: [{ name: 'a', size: 10, type }], input },
})

export const routeTable: RouteRow[] = [
  { route: 'GET /api/health', path: () => '/api/health', status: { default: 200 } },
  { route: 'GET /api/ready', path: () => '/api/ready', status: { default: 200 } },

  { route: 'GET /api/auth/[...nextauth]', path: () => '/api/auth/session', status: { default: 200 } },
  { route: 'GET /api/auth/[...nextauth]', path: () => '/api/auth/no-such-thing', status: { default: 404 } },
  // Without its token it opens nothing: it leads back to the sign-in.
  {
    route: 'POST /api/auth/[...nextauth]',
    path: () => '/api/auth/callback/credentials',
    send: { form: {} },
    status: { default: 302 },
  },

  {
    route: photo,
    path: (own) => `/api/photos/${own.photoId}/original`,
    status: { default: 404, ...signedOut, ...foundStatus },
  },
  {
    route: photo,
    path: (_own, other) => `/api/photos/${other.photoId}/original`,
    // The studio's photographers see every delivery.
    status: { default: 404, ...signedOut, photographer: 302 },
  },
  {
    route: photo,
    path: (own) => `/api/photos/${own.photoId}/preview`,
    // It is a full photo and has no free form, not even for those who have paid for it.
    status: { default: 404, ...signedOut },
  },
  ...[randomUUID(), 'x', '%00', '..%2f..'].map((id) => ({
    route: photo,
    path: () => `/api/photos/${id}/original`,
    status: { default: 404, ...signedOut },
  })),

  // Only who uploaded a photo sees it before it is sent; theirs has no picture here, and is not found either.
  ...[(own: Records) => own.fileId, () => randomUUID(), () => 'x', () => '%00'].map((id) => ({
    route: photoUpload,
    path: (own: Records) => `/api/photo-uploads/${id(own)}`,
    status: { default: 404, ...signedOut },
  })),

  // The records' photos were never measured, so theirs is "being prepared"; nobody else learns even that.
  ...[zip, zipHead].flatMap((route): RouteRow[] => [
    {
      route,
      path: (own) => `/api/deliveries/${own.deliveryId}/zip?size=original&photos=all`,
      status: { default: 404, ...signedOut, client: 409, photographer: 409 },
    },
    {
      route,
      path: (_own, other) => `/api/deliveries/${other.deliveryId}/zip`,
      status: { default: 404, ...signedOut, photographer: 409 },
    },
    ...[randomUUID(), 'x', '%00', '..%2f..'].map((id) => ({
      route,
      path: () => `/api/deliveries/${id}/zip`,
      status: { default: 404, ...signedOut },
    })),
  ]),

  // Whoever is signed in sees the others' pictures, and nothing else that is stored.
  {
    route: avatar,
    path: (own) => `/api/avatars/${own.avatarFileId}`,
    status: { default: 404, ...signedOut, client: 200, photographer: 200 },
  },
  ...[(own: Records) => own.fileId, () => randomUUID(), () => 'x', () => '%00'].map((id) => ({
    route: avatar,
    path: (own: Records) => `/api/avatars/${id(own)}`,
    status: { default: 404, ...signedOut },
  })),

  // Anybody sees a logo, and nothing else that is stored.
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
    status: { default: 404, ...signedOut, ...foundStatus },
  },
  {
    route: attachment,
    path: (_own, other) => `/api/attachments/${other.attachmentId}?size=thumbnail`,
    // The studio's photographers share every conversation.
    status: { default: 404, ...signedOut, photographer: 302 },
  },
  ...[randomUUID(), 'x', '%00', '..%2f..'].map((id) => ({
    route: attachment,
    path: () => `/api/attachments/${id}`,
    status: { default: 404, ...signedOut },
  })),

  {
    route: invoiceFile,
    path: (own) => `/api/invoices/${own.invoiceId}/pdf`,
    status: { default: 404, ...signedOut, client: 200, photographer: 200 },
  },
  // Another photographer's invoices are no business of this one.
  ...[(other: Records) => other.invoiceId, () => randomUUID(), () => 'x', () => '%00'].map((id) => ({
    route: invoiceFile,
    path: (_own: Records, other: Records) => `/api/invoices/${id(other)}/pdf`,
    status: { default: 404, ...signedOut },
  })),
  {
    route: invoiceTable,
    path: () => '/api/invoices/csv?status=paid&search=%25&page=x',
    status: { default: 404, ...signedOut, photographer: 200 },
  },

  // What comes from no page of the portal counts for nothing; what does is taken from everybody alike.
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
    status: { default: 404, ...signedOut, client: 200, photographer: 200 },
  },
  {
    route: calendarFile,
    path: (_own, other) => `/api/calendar/booking/${other.bookingId}`,
    status: { default: 404, ...signedOut, photographer: 200 },
  },
  ...[randomUUID(), 'x', '%00'].map((id) => ({
    route: calendarFile,
    path: () => `/api/calendar/booking/${id}`,
    status: { default: 404, ...signedOut },
  })),
  // Calendar programs have no session: the address is the key.
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
    // It belongs to a draft.
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
    // It belongs to a draft.
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
    // It is a draft.
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
    send: { data: { socket_id: '1.1' } },
    status: { default: 403 },
  },

  // The address is the key: without a right one there is nothing, for anybody.
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
    status: { default: 403, photographer: 200 },
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
    status: { default: 403, client: 200, photographer: 200 },
  },
  {
    route: upload,
    path: () => '/api/uploadthing?actionType=upload&slug=constructor',
    send: uploadRequest({}, 'image/jpeg'),
    status: { default: 404 },
  },
]
