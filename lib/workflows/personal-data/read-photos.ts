import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { bookingNumber } from '@/lib/booking/bookings/rules/booking-number'
import {
  coverageFor,
  coveredBooking,
  coveringFor,
  holds,
  isExpiredFor,
  mayOpenFullPhotos,
  openedBy,
  visibleTo,
} from '@/lib/photos/deliveries/policy'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { roomNames } from '@/lib/photos/deliveries/words/photo-details'
import { maxMediaFiles } from '@/lib/photos/media/limits'
import { maxTours } from '@/lib/photos/virtual-tours/limits'
import { db } from '@/lib/platform/data/db'
import { splitAddress } from '@/lib/platform/text/address'
import { fileSlug } from '@/lib/platform/text/file-slug'
import { dateFromDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import { groupBy } from './group-by'
import { maxPhotos, maxRecords } from './limits'
import { fileFields, type StoredEntry } from './stored-files'
import { nameInFolders } from './write-files'

const galleryFields = {
  id: true,
  uploadedAt: true,
  expiresOn: true,
  totalPhotos: true,
  includedPhotos: true,
  photos: { where: { choice: { not: 'OPEN' } }, select: { name: true }, orderBy: { position: 'asc' } },
  virtualTours: { select: { url: true, unbrandedUrl: true }, orderBy: { createdAt: 'asc' }, take: maxTours },
  mediaFiles: {
    select: { file: { select: { ...fileFields, name: true } } },
    orderBy: { createdAt: 'asc' },
    take: maxMediaFiles,
  },
  booking: { select: { ...coveredBooking, id: true, propertyAddress: true } },
  page: {
    select: {
      slug: true,
      published: true,
      expiresOn: true,
      content: true,
      inquiries: {
        select: { fullName: true, email: true, phone: true, message: true, createdAt: true },
        orderBy: { createdAt: 'asc' },
        take: maxRecords,
      },
    },
  },
} satisfies Prisma.MediaDeliverySelect
type GalleryRow = Prisma.MediaDeliveryGetPayload<{
  select: typeof galleryFields & ReturnType<typeof coverageFor>
}>
type Gallery = GalleryRow & { state: 'open' | 'locked' | 'expired' }

/**
 * Reads the actor's galleries, newest first, and the originals, films and documents that they could download from the open
 * ones.
 */
export async function readPhotos(actor: Actor) {
  const galleries = await listGalleries(actor)
  const open = new Map(galleries.filter(isOpen).map((gallery) => [gallery.id, gallery]))
  const photos = await db().photo.findMany({
    where: photosIn(actor, [...open.keys()]),
    select: {
      deliveryId: true,
      name: true,
      caption: true,
      room: true,
      originalFile: { select: fileFields },
      favorites: { where: { profileId: actor.profileId }, select: { createdAt: true } },
      threads: { where: { comments: { some: { authorId: actor.profileId } } }, select: threadFields },
    },
    orderBy: [{ deliveryId: 'asc' }, { position: 'asc' }],
    take: maxPhotos,
  })
  const media = [...open.values()].flatMap(({ id: deliveryId, mediaFiles }) =>
    mediaFiles.map(({ file }) => ({ deliveryId, name: file.name, originalFile: file })),
  )
  const paths = nameInFolders(
    [...photos, ...media].map(({ deliveryId, name }) => ({ folder: folderOf(open.get(deliveryId)), name })),
  )
  const pathAt = (place: number, name: string) => paths[place] ?? name
  const named = photos.map((photo, place) => ({ ...photo, path: pathAt(place, photo.name) }))
  const namedMedia = media.map((one, place) => ({ ...one, path: pathAt(photos.length + place, one.name) }))
  const byGallery = groupBy(named, ({ deliveryId }) => deliveryId)
  return {
    galleries: galleries.map(
      ({ id, booking, uploadedAt, expiresOn, state, totalPhotos, page, virtualTours, ...chosen }) => ({
        booking: bookingNumber(booking.id),
        property: booking.propertyAddress,
        deliveredAt: uploadedAt,
        availableUntil: expiresOn && dateFromDatabase(expiresOn),
        state,
        photoCount: totalPhotos,
        chosenPhotos: chosen.includedPhotos === null ? null : chosen.photos.map(({ name }) => name),
        virtualTours,
        filmsAndDocuments: namedMedia.filter(({ deliveryId }) => deliveryId === id).map(({ path }) => path),
        propertyPage: page && { ...page, expiresOn: page.expiresOn && dateFromDatabase(page.expiresOn) },
        photos: (byGallery.get(id) ?? []).map(({ path, caption, room, favorites, threads }) => ({
          file: path,
          caption: caption || null,
          room: room && roomNames[room],
          isFavorite: favorites.length > 0,
          comments: threads.flatMap(({ x, y, comments }) =>
            comments
              .filter(({ authorId }) => authorId === actor.profileId)
              .map(({ text, isDraft, createdAt }) => ({ text, isDraft, createdAt, x, y })),
          ),
        })),
      }),
    ),
    originals: [...named, ...namedMedia].map(
      ({ path, originalFile }): StoredEntry => ({ name: path, file: originalFile }),
    ),
    /** The galleries with an original that has no checksum yet. */
    unmeasured: [
      ...new Set(
        [...photos, ...media].flatMap(({ deliveryId, originalFile }) =>
          originalFile.crc32 === null ? deliveryId : [],
        ),
      ),
    ],
  }
}

const threadFields = {
  x: true,
  y: true,
  comments: {
    select: { authorId: true, text: true, isDraft: true, createdAt: true },
    orderBy: { createdAt: 'asc' },
  },
} satisfies Prisma.RevisionThreadSelect

/** Sums up the originals that `readPhotos` returns. `waiting` ones are still being prepared, so there is no download yet. */
export async function countPhotos(actor: Actor): Promise<{ photos: number; bytes: number; waiting: number }> {
  const galleries = await listGalleries(actor)
  const photos = photosIn(
    actor,
    galleries.filter(isOpen).map(({ id }) => id),
  )
  const [sum, waiting] = await Promise.all([
    db().storedFile.aggregate({ where: { originalOf: photos }, _count: true, _sum: { sizeBytes: true } }),
    db().storedFile.count({ where: { originalOf: { ...photos, state: 'WAITING' }, crc32: null } }),
  ])
  const media = galleries.filter(isOpen).flatMap(({ mediaFiles }) => mediaFiles.map(({ file }) => file))
  const mediaBytes = media.reduce((total, { sizeBytes }) => total + Number(sizeBytes), 0)
  return { photos: sum._count, bytes: Number(sum._sum.sizeBytes ?? 0) + mediaBytes, waiting }
}

async function listGalleries(actor: Actor): Promise<Gallery[]> {
  const [rows, { timeZone }] = await Promise.all([
    db().mediaDelivery.findMany({
      where: visibleTo(actor),
      select: { ...coverageFor(actor), ...galleryFields },
      orderBy: [{ uploadedAt: 'desc' }, { id: 'desc' }],
      take: maxRecords,
    }),
    getStudio(),
  ])
  const today = todayIn(timeZone)
  const stateOf = (row: GalleryRow) => {
    if (isExpiredFor(actor, row.expiresOn, today)) return 'expired'
    return mayOpenFullPhotos(actor, isUnlocked(coveringFor(actor, row))) ? 'open' : 'locked'
  }
  return rows.map((row) => ({
    ...row,
    state: stateOf(row),
    // The page, the films and the tours of transferred photos are the booking's client's.
    page: holds(actor, row) ? null : row.page,
    virtualTours: holds(actor, row) || stateOf(row) !== 'open' ? [] : row.virtualTours,
    mediaFiles: holds(actor, row) || stateOf(row) !== 'open' ? [] : row.mediaFiles,
  }))
}

function isOpen({ state }: Gallery): boolean {
  return state === 'open'
}

function photosIn(actor: Actor, deliveryIds: string[]): Prisma.PhotoWhereInput {
  return { AND: [openedBy(actor)], deliveryId: { in: deliveryIds } }
}

/** Deliveries of one booking share a folder. */
function folderOf(gallery: Gallery | undefined): string {
  if (!gallery) return 'photos'
  const { id, propertyAddress } = gallery.booking
  const street = fileSlug(splitAddress(propertyAddress).street)
  return ['photos/', bookingNumber(id), street && `-${street}`].join('')
}
