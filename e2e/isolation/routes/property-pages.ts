import { randomUUID } from 'node:crypto'
import type { LinkedRecords } from '@/e2e/isolation/linked-records'
import { type RouteRow, signedOut } from './route-row'

const pagePicture = 'GET /api/property-pages/[pageId]/photos/[photoId]/[size]'
const pageFilm = 'GET /api/property-pages/[pageId]/films/[mediaId]/[variant]'
const pageAgent = 'GET /api/property-pages/[pageId]/agent'
const pageFlyer = 'GET /api/property-pages/[pageId]/flyer'
const pageCode = 'GET /api/property-pages/[pageId]/qr'
const openHouse = 'GET /api/property-pages/[pageId]/open-houses/[openHouseId]'
/** A conditional request that returns 304 without reading storage, which has no files for these records. */
const cached = { headers: { 'if-none-match': '*' } }

export const propertyPagesRoutes: RouteRow[] = [
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
    path: (own: LinkedRecords) => `/api/property-pages/${own.pageId}/photos/${own.photoId}/${size}`,
    send: cached,
    status: { default: 304 },
  })),
  // The photo isn't a panorama.
  ...['original', 'panorama', 'web', 'preview', 'thumbnail', 'x', '%00'].map((size) => ({
    route: pagePicture,
    path: (own: LinkedRecords) => `/api/property-pages/${own.pageId}/photos/${own.photoId}/${size}`,
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
    route: pageFilm,
    path: (own) => `/api/property-pages/${own.pageId}/films/${own.filmId}/play`,
    send: cached,
    status: { default: 304 },
  },
  {
    route: pageFilm,
    path: (own) => `/api/property-pages/${own.pageId}/films/${own.filmId}/captions`,
    status: { default: 200 },
  },
  ...[
    (own: LinkedRecords) => `${own.unpaidPageId}/films/${own.filmId}/captions`,
    (own: LinkedRecords) => `${own.takenDownPageId}/films/${own.filmId}/captions`,
    (own: LinkedRecords) => `${own.pageId}/films/${own.filmId}/original`,
    (own: LinkedRecords) => `${own.pageId}/films/${own.filmId}/poster`,
    (own: LinkedRecords) => `${own.pageId}/films/${own.mediaId}/play`,
    (own: LinkedRecords) => `${own.takenDownPageId}/films/${own.filmId}/play`,
    (own: LinkedRecords) => `${own.unpaidPageId}/films/${own.filmId}/play`,
    (own: LinkedRecords) => `${own.pageId}/films/${randomUUID()}/play`,
    (own: LinkedRecords) => `x/films/${own.filmId}/play`,
  ].map((pathOf) => ({
    route: pageFilm,
    path: (own: LinkedRecords) => `/api/property-pages/${pathOf(own)}`,
    send: cached,
    status: { default: 404 },
  })),
  {
    route: pageFilm,
    path: (own, other) => `/api/property-pages/${own.pageId}/films/${other.filmId}/play`,
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
    const below = (own: LinkedRecords, path: string) =>
      `/api/property-pages/${own[`${hidden}PageId`]}/${path}`
    const picture = (own: LinkedRecords) => below(own, `photos/${own[`${hidden}PhotoId`]}/screen`)
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
        route: pageAgent,
        path: (_own, other) => below(other, 'agent'),
        send: cached,
        status: { default: 404, ...seenByOthers },
      },
      {
        route: openHouse,
        path: (own) => below(own, `open-houses/${own.hiddenOpenHouseId}`),
        status: { default: 404 },
      },
      {
        route: openHouse,
        path: (_own, other) => below(other, `open-houses/${other.hiddenOpenHouseId}`),
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
]
