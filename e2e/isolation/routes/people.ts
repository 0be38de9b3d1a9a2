import { randomUUID } from 'node:crypto'
import type { LinkedRecords } from '@/e2e/isolation/linked-records'
import { teamChannels } from '@/lib/studio/notifications/rules'
import { forEveryRole, type OwnRecords, type RouteRow, signedOut } from './route-row'

const avatar = 'GET /api/avatars/[fileId]'
const logo = 'GET /api/logo/[fileId]'
const attachment = 'GET /api/attachments/[attachmentId]'

export const peopleRoutes: RouteRow[] = [
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
  ...[(own: LinkedRecords) => own.fileId, () => randomUUID(), () => 'x', () => '%00'].map((id) => ({
    route: avatar,
    path: (own: LinkedRecords) => `/api/avatars/${id(own)}`,
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
]
