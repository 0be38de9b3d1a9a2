import { randomUUID } from 'node:crypto'
import type { LinkedRecords } from '@/e2e/isolation/linked-records'
import { type OwnRecords, type RouteRow, signedOut } from './route-row'

const photo = 'GET /api/photos/[photoId]/[variant]'
const media = 'GET /api/media/[mediaId]/[variant]'
const version = 'GET /api/versions/[versionId]/[variant]'
const versionHead = 'HEAD /api/versions/[versionId]/[variant]'
const photoUpload = 'GET /api/photo-uploads/[fileId]'
const zip = 'GET /api/deliveries/[deliveryId]/zip'
const zipHead = 'HEAD /api/deliveries/[deliveryId]/zip'
const mls = 'GET /api/deliveries/[deliveryId]/mls'
const mlsHead = 'HEAD /api/deliveries/[deliveryId]/mls'
const records = ['pdf', 'zip'].map((kind) => `GET /api/deliveries/[deliveryId]/disclosure/${kind}`)
const licenseFile = 'GET /api/licenses/[deliveryId]/pdf'
const mailPicture = 'GET /api/mail/pictures/[token]'
const originalsPicture = 'GET /api/originals/[token]/[photoId]/[variant]'
/** Photos, for those who may see them. */
const photoFound = { client: 302, photographer: 302, editor: 302 }

export const photosRoutes: RouteRow[] = [
  {
    route: media,
    path: (own) => `/api/media/${own.mediaId}/original`,
    status: { default: 404, ...signedOut, ...photoFound },
  },
  {
    route: media,
    path: (_own, other) => `/api/media/${other.mediaId}/original`,
    status: { default: 404, ...signedOut, photographer: 302, editor: 302 },
    // Whoever holds transferred photos gets nothing else.
    reached: { brokerageAdmin: 302 },
  },
  {
    route: media,
    path: (own) => `/api/media/${own.filmId}/play`,
    send: { headers: { 'if-none-match': '*' } },
    status: { default: 404, ...signedOut, client: 304, photographer: 304, editor: 304 },
  },
  {
    route: media,
    path: (own) => `/api/media/${own.filmId}/captions`,
    status: { default: 404, ...signedOut, client: 200, photographer: 200, editor: 200 },
  },
  {
    route: media,
    path: (_own, other) => `/api/media/${other.filmId}/captions`,
    status: { default: 404, ...signedOut, photographer: 200, editor: 200 },
    // As of the film.
    reached: { brokerageAdmin: 200 },
  },
  // Nothing is made of a document, and nobody opens what wasn't sent.
  ...(['poster', 'preview', 'hd', 'full-hd', 'play', 'captions', 'x'] as const).map((variant) => ({
    route: media,
    path: (own: OwnRecords) => `/api/media/${own.mediaId}/${variant}`,
    status: { default: 404, ...signedOut },
  })),
  ...[(own: OwnRecords) => own.unsentMediaId, () => randomUUID(), () => '%00', () => '..%2f..'].map(
    (idOf) => ({
      route: media,
      path: (own: OwnRecords) => `/api/media/${idOf(own)}/original`,
      status: { default: 404, ...signedOut },
    }),
  ),
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
    reached: { brokerageAdmin: 302, transferHolder: 302 },
  },
  {
    route: photo,
    path: (_own, other) => `/api/photos/${other.unchosenPhotoId}/original`,
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
  ...[(own: LinkedRecords) => own.fileId, () => randomUUID(), () => 'x', () => '%00'].map((id) => ({
    route: photoUpload,
    path: (own: LinkedRecords) => `/api/photo-uploads/${id(own)}`,
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
      reached: { brokerageAdmin: 409, transferHolder: 409 },
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
      reached: { transferHolder: 409 },
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
  // The altered photo was never measured, so its own people get 409; nobody else learns that.
  ...records.flatMap((route): RouteRow[] => {
    const address = (id: string) => route.replace('GET ', '').replace('[deliveryId]', id)
    return [
      {
        route,
        path: (own) => address(own.deliveryId),
        status: { default: 404, ...signedOut, client: 409, photographer: 409, editor: 409 },
      },
      {
        route,
        path: (_own, other) => address(other.deliveryId),
        status: { default: 404, ...signedOut, photographer: 409, editor: 409 },
        reached: { brokerageAdmin: 409, transferHolder: 409 },
      },
      {
        // None of its photos is altered.
        route,
        path: (own) => address(own.unchosenDeliveryId),
        status: { default: 404, ...signedOut },
      },
      ...[randomUUID(), 'x', '%00', '..%2f..'].map((id) => ({
        route,
        path: () => address(id),
        status: { default: 404, ...signedOut },
      })),
    ]
  }),
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
    reached: { brokerageAdmin: 200, transferHolder: 200 },
  },
  ...[randomUUID(), 'x', '%00', '..%2f..'].map((id) => ({
    route: licenseFile,
    path: () => `/api/licenses/${id}/pdf`,
    status: { default: 404, ...signedOut },
  })),
  // Whoever is signed in: only the signature counts, and nobody else's or no photo can be put into it.
  ...[
    (own: OwnRecords) => `${own.photoId}.${own.photoId}.cover.clear.2099-01-01.${'A'.repeat(43)}`,
    (own: OwnRecords) => `${randomUUID()}.${own.unchosenPhotoId}.row.free.2099-01-01.${'A'.repeat(43)}`,
    () => 'x',
    () => 'x'.repeat(400),
    () => '%00',
    () => '..%2f..',
  ].map((token) => ({
    route: mailPicture,
    path: (own: OwnRecords) => `/api/mail/pictures/${token(own)}`,
    status: { default: 404 },
  })),
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
]
