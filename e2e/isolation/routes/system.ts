import { randomUUID } from 'node:crypto'
import { forBookings, type RouteRow, signedOut } from './route-row'

const upload = 'POST /api/uploadthing'
const uploadRequest = (input: object, type: string) => ({
  data: { files: [{ name: 'a', size: 10, type }], input },
})

export const systemRoutes: RouteRow[] = [
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
    path: () => '/api/uploadthing?actionType=upload&slug=importedPhoto',
    send: uploadRequest({}, 'image/jpeg'),
    status: { default: 403, photographer: 200 },
  },
  ...(['media', 'rendition'] as const).map((slug) => ({
    route: upload,
    path: () => `/api/uploadthing?actionType=upload&slug=${slug}`,
    send: uploadRequest(slug === 'rendition' ? { mediaId: randomUUID(), kind: 'POSTER' } : {}, 'video/mp4'),
    status: { default: 403, photographer: 200, editor: 200 },
  })),
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
