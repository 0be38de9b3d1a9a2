import 'server-only'
import { isExpired, latestPayment } from '@/lib/billing/invoices/rules/coverage'
import { soldPhotos } from '@/lib/photos/deliveries/policy'
import { readPoint } from '@/lib/photos/deliveries/rules/focal-point'
import { canPin, hasPins } from '@/lib/photos/deliveries/rules/plan-pins'
import { listAlterations } from '@/lib/photos/deliveries/words/alterations'
import { describePhoto } from '@/lib/photos/deliveries/words/photo-details'
import { maxMediaFiles } from '@/lib/photos/media/limits'
import { storedChapters } from '@/lib/photos/media/rules/chapters'
import { playedVariants } from '@/lib/photos/media/rules/media-address'
import { openPath } from '@/lib/photos/originals/operations/open-path'
import { maxPhotos } from '@/lib/photos/property-pages/limits'
import { formatPrice, listFacts } from '@/lib/photos/property-pages/rules/facts'
import { filmHost } from '@/lib/photos/property-pages/rules/film'
import { PageContent } from '@/lib/photos/property-pages/schema/editing'
import type { PageFilm, PagePhoto, PageTour, PropertyPage } from '@/lib/photos/property-pages/schema/pages'
import { maxTours } from '@/lib/photos/virtual-tours/limits'
import { isFramed, nameOfHost } from '@/lib/photos/virtual-tours/rules/hosts'
import { splitAddress } from '@/lib/platform/text/address'
import { type CalendarDate, dateFromDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn, wallTimeNowIn } from '@/lib/platform/time/clock'
import { propertyPosition, toPlace } from '@/lib/studio/places/rules/place'
import { logoAddress } from '@/lib/studio/settings/rules/logo'
import type { Prisma } from '@/prisma/generated/client'

export const pageFields = {
  id: true,
  slug: true,
  published: true,
  expiresOn: true,
  content: true,
  delivery: {
    select: {
      id: true,
      bookingId: true,
      expiresOn: true,
      originalsPage: { select: { sealedToken: true } },
      virtualTours: {
        select: { url: true, unbrandedUrl: true },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: maxTours,
      },
      mediaFiles: {
        where: { kind: 'FILM' },
        orderBy: [{ isUnbranded: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
        take: maxMediaFiles,
        select: {
          id: true,
          width: true,
          height: true,
          isPlayable: true,
          isUnbranded: true,
          renditions: { select: { kind: true } },
          captions: { select: { mediaId: true } },
          chapters: true,
        },
      },
      invoices: {
        ...latestPayment,
        select: { ...latestPayment.select, soldLicense: { select: { kind: true } } },
      },
      booking: {
        select: {
          propertyAddress: true,
          latitude: true,
          longitude: true,
          placeSource: true,
          facing: true,
          clientId: true,
          importedAt: true,
          client: { select: { avatarFileId: true } },
          brokerage: { select: { name: true, logoFileId: true } },
        },
      },
      photos: {
        where: { AND: [soldPhotos], isFull: true, state: 'READY' },
        orderBy: { position: 'asc' },
        take: maxPhotos,
        select: {
          id: true,
          width: true,
          height: true,
          placeholder: true,
          caption: true,
          room: true,
          alterations: true,
          unaltered: { select: { state: true } },
          isCover: true,
          focalX: true,
          focalY: true,
          pins: {
            select: { photoId: true, x: true, y: true, direction: true },
            orderBy: { photoId: 'asc' },
          },
          derivatives: {
            where: { kind: { in: ['TILE', 'SCREEN'] } },
            select: { kind: true, width: true, height: true },
          },
        },
      },
    },
  },
} satisfies Prisma.PropertyPageSelect

type PageRow = Prisma.PropertyPageGetPayload<{ select: typeof pageFields }>
type PhotoRow = PageRow['delivery']['photos'][number]

/** Returns what visitors see of a page, of `pageFields`. */
export function toPropertyPage(
  row: PageRow,
  { timeZone, currency, name }: { timeZone: string; currency: string; name: string },
): PropertyPage {
  const today = todayIn(timeZone)
  const content = PageContent.parse(row.content)
  const { booking } = row.delivery
  const { propertyAddress, client, brokerage } = booking
  const { street, town } = splitAddress(propertyAddress)
  const { showsPhoto, ...agent } = content.agent
  const films = row.delivery.mediaFiles.flatMap(toFilm)
  return {
    pageId: row.id,
    slug: row.slug,
    street,
    town,
    headline: content.headline,
    description: content.description,
    status: content.status,
    price: formatPrice(content.price, currency),
    facts: listFacts(content),
    openHouses: content.openHouses.filter((openHouse) => isAhead(openHouse, today, timeZone)),
    timeZone,
    today,
    site: toSite(booking),
    ...arrangePhotos(row.delivery.photos, content.leftOut, street),
    agent,
    agentPhoto:
      showsPhoto && client.avatarFileId
        ? `/api/property-pages/${row.id}/agent?photo=${client.avatarFileId.slice(0, 8)}`
        : null,
    brokerage: brokerage && { name: brokerage.name, logoUrl: logoAddress(brokerage.logoFileId) },
    deliveredFilm: films[0]?.film ?? null,
    unbrandedFilm: films.find(({ isUnbranded }) => isUnbranded)?.film ?? null,
    film: content.film ? { href: content.film, host: filmHost(content.film) } : null,
    virtualTours: row.delivery.virtualTours.map(({ url }) => toPageTour(url)),
    unbrandedTours: row.delivery.virtualTours.flatMap(({ unbrandedUrl }) => listUnbranded(unbrandedUrl)),
    studioName: name,
    originals: findOriginals(row.delivery, content.leftOut, today),
    license: row.delivery.invoices[0]?.soldLicense?.kind ?? null,
  }
}

/** Returns nothing for a film that browsers can't play. */
function toFilm(row: PageRow['delivery']['mediaFiles'][number]): { film: PageFilm; isUnbranded: boolean }[] {
  const { id, width, height, isUnbranded, captions, chapters } = row
  const kinds = row.renditions.map(({ kind }) => kind)
  const sources = playedVariants(kinds, row.isPlayable)
  if (!width || !height || sources.length === 0) return []
  const film = {
    id,
    width,
    height,
    sources,
    hasPoster: kinds.includes('POSTER'),
    hasCaptions: captions !== null,
    chapters: storedChapters(chapters),
  }
  return [{ film, isUnbranded }]
}

function toPageTour(url: string): PageTour {
  return { url, host: nameOfHost(url), isFramed: isFramed(url) }
}

/** Only of a known host: the domain of any other may name the agent or the studio. */
function listUnbranded(url: string | null): PageTour[] {
  return url && isFramed(url) ? [toPageTour(url)] : []
}

function toSite(booking: PageRow['delivery']['booking']): PropertyPage['site'] {
  const position = propertyPosition(toPlace(booking))
  if (!position) return null
  const { latitude, longitude } = position
  return { position: { latitude, longitude }, facing: booking.facing }
}

/** Returns the path of the originals of altered photos that the page shows; null if nobody can open it. */
function findOriginals(
  { id, expiresOn, originalsPage, photos }: PageRow['delivery'],
  leftOut: readonly string[],
  today: CalendarDate,
): string | null {
  const hidden = new Set(leftOut)
  const hasPair = photos.some(
    (photo) => photo.alterations.length > 0 && photo.unaltered?.state === 'READY' && !hidden.has(photo.id),
  )
  const isOver = isExpired(expiresOn && dateFromDatabase(expiresOn), today)
  return hasPair && !isOver ? openPath(id, originalsPage) : null
}

function isAhead(
  openHouse: { date: string; endTime: string },
  today: CalendarDate,
  timeZone: string,
): boolean {
  if (openHouse.date !== today) return openHouse.date > today
  return openHouse.endTime > wallTimeNowIn(timeZone)
}

/** Puts the cover first, and floor plans and panoramas apart. */
function arrangePhotos(rows: PhotoRow[], leftOut: readonly string[], street: string) {
  const hidden = new Set(leftOut)
  const shown = rows.filter(({ id }) => !hidden.has(id))
  const photos = shown.filter(({ room }) => !hasPins(room))
  const first = photos.find(({ isCover }) => isCover)
  const inOrder = first ? [first, ...photos.filter((photo) => photo !== first)] : photos
  const plans = shown.filter(({ room }) => room === 'FLOOR_PLAN')
  const panoramas = shown.filter(({ room }) => room === 'PANORAMA')
  return {
    photos: inOrder.flatMap((row, place) => toPhoto(row, `Photo ${place + 1} of ${street}`)),
    floorPlans: plans.flatMap((row) => toPhoto(row, `Floor plan of ${street}`)),
    panoramas: panoramas.flatMap((row) => toPhoto(row, `360° view of ${street}`)),
    pins: [...plans, ...panoramas].flatMap((plan) =>
      plan.pins
        .filter(({ photoId }) => shown.some((photo) => photo.id === photoId && canPin(plan, photo)))
        .map((pin) => ({ ...pin, planId: plan.id })),
    ),
  }
}

function toPhoto(row: PhotoRow, fallback: string): PagePhoto[] {
  const sizeOf = (kind: 'TILE' | 'SCREEN') => {
    const derivative = row.derivatives.find((one) => one.kind === kind)
    return derivative && { width: derivative.width, height: derivative.height }
  }
  const [tile, screen] = [sizeOf('TILE'), sizeOf('SCREEN')]
  if (!tile || !screen) return []
  return [
    {
      id: row.id,
      width: screen.width,
      height: screen.height,
      alt: describePhoto(row) ?? fallback,
      caption: row.caption,
      altered: listAlterations(row.alterations),
      room: row.room,
      placeholder: row.placeholder,
      focus: readPoint(row.focalX, row.focalY),
      tile,
      screen,
    },
  ]
}
