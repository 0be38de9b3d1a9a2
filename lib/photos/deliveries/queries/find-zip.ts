import 'server-only'
import { crc32 } from 'node:zlib'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import {
  coverageFor,
  coveringFor,
  mayOpenFullPhotos,
  mediaReadableBy,
  unexpiredReadableBy,
} from '@/lib/photos/deliveries/policy'
import { listOpened } from '@/lib/photos/deliveries/queries/list-opened'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { shortIdOf, type ZipSize, zipFileName } from '@/lib/photos/deliveries/rules/zip-address'
import type { ZipRequest } from '@/lib/photos/deliveries/schema/zip'
import { readLicenseFile } from '@/lib/photos/licenses/operations/read-license-file'
import { maxMediaFiles } from '@/lib/photos/media/limits'
import { db } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { dateOf, todayIn, wallTimeOf } from '@/lib/platform/time/clock'
import { type Download, type ZipFile, zipOf } from '@/lib/platform/zip/download'
import { derivedName, nameEntries } from '@/lib/platform/zip/entry-names'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { PhotoState } from '@/prisma/generated/enums'

/** A ZIP, and how many of its files are photos. */
type PlannedZip = { download: Download; photoCount: number }

/**
 * Plans the requested ZIP, with films, documents and the license after the photos, and without photos that couldn't be prepared
 * in its size. Returns null while a file is still being measured.
 * @throws NotFoundError if the delivery doesn't exist, isn't visible to the actor, is locked or expired, or lacks such photos
 * @throws AppError `conflict` if none of the photos is available in that size
 */
export async function findZip(actor: Actor, request: ZipRequest): Promise<PlannedZip | null> {
  const { timeZone } = await getStudio()
  const delivery = await db().mediaDelivery.findFirst({
    where: { AND: [{ id: request.deliveryId }, unexpiredReadableBy(actor, todayIn(timeZone))] },
    select: {
      id: true,
      includedPhotos: true,
      fileName: true,
      uploadedAt: true,
      ...coverageFor(actor),
    },
  })
  if (!delivery || !mayOpenFullPhotos(actor, isUnlocked(coveringFor(actor, delivery)))) {
    throw new NotFoundError('Delivery not found')
  }
  const opened = await listOpened(actor, delivery)
  const clientId = isClient(actor) ? actor.profileId : delivery.booking.clientId
  const files = await listFiles(request, clientId, opened)
  const media = request.photos === 'all' ? await listMediaFiles(actor, request, todayIn(timeZone)) : []
  if (files.length === 0) throw new NotFoundError('Photos not found')
  const obtainable = files.filter(isObtainable)
  if (obtainable.length === 0) {
    throw new AppError(
      'conflict',
      "These photos aren't available in this size. Download the originals instead.",
    )
  }
  const measured = obtainable.flatMap(toMeasured)
  const measuredMedia = media.map(toZipFiles)
  if (
    measured.length < obtainable.length ||
    !measuredMedia.every((measuredFiles) => measuredFiles !== null)
  ) {
    return null
  }
  const { uploadedAt, fileName } = delivery
  const modified = { date: dateOf(uploadedAt, timeZone), time: wallTimeOf(uploadedAt, timeZone) }
  const license = await readLicenseFile(db(), actor, request.deliveryId)
  const name = zipFileName(fileName, request, measured.length)
  const entries = nameFiles(measured, [...measuredMedia.flat(), ...(license ? [license] : [])], request.size)
  return { download: zipOf(name, entries, modified), photoCount: measured.length }
}

/** Names the photos, and the other files after them. */
function nameFiles(photos: ZipFile[], others: ZipFile[], size: ZipSize): ZipFile[] {
  const photoNames = photos.map(({ name }) => (size === 'original' ? name : derivedName(name, size)))
  const names = nameEntries([...photoNames, ...others.map(({ name }) => name)])
  return [...photos, ...others].map((file, place) => ({ ...file, name: names[place] ?? file.name }))
}

/** Lists the films and documents that come with the originals, and the captions of films. */
async function listMediaFiles(actor: Actor, { deliveryId, size }: ZipRequest, today: CalendarDate) {
  if (size !== 'original') return []
  const media = await db().mediaFile.findMany({
    where: { delivery: { AND: [{ id: deliveryId }, mediaReadableBy(actor, today)] } },
    select: {
      file: { select: { key: true, name: true, sizeBytes: true, crc32: true } },
      captions: { select: { text: true } },
    },
    orderBy: [{ kind: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
    take: maxMediaFiles,
  })
  return media
}

type DeliveredMedium = {
  file: { key: string; name: string; sizeBytes: bigint; crc32: bigint | null }
  captions: { text: string } | null
}

/** Returns a film or document, and a film's captions after it; null if it has no checksum yet. */
function toZipFiles({
  file: { key, name, sizeBytes, crc32: sum },
  captions,
}: DeliveredMedium): ZipFile[] | null {
  if (sum === null) return null
  const file = { name, sizeBytes: Number(sizeBytes), crc32: Number(sum), content: key }
  if (!captions) return [file]
  const content = new TextEncoder().encode(captions.text)
  // Players look for captions under the film's name.
  const captionsName = `${name.replace(/\.[^.]*$/, '')}.vtt`
  return [file, { name: captionsName, sizeBytes: content.byteLength, crc32: crc32(content), content }]
}

/** Whether the photo is, or will be, available in that size. One that couldn't be prepared has only its original. */
function isObtainable([_id, _name, state, key]: FileValues): boolean {
  return state === 'WAITING' || key !== null
}

/** A photo and its file in the requested size, as returned by the database. */
type FileValues = [
  id: string,
  name: string,
  state: PhotoState,
  key: string | null,
  sizeBytes: number | null,
  crc32: number | null,
]

/**
 * Lists the files in the gallery's order. Returned as one JSON text, as in list-photos.
 * @param opened what `listOpened` returns
 */
async function listFiles(
  { deliveryId, size, photos }: ZipRequest,
  clientId: string,
  opened: string[] | null,
): Promise<FileValues[]> {
  const [row] = await db().$queryRaw<{ files: string }[]>`
    SELECT coalesce(json_agg(json_build_array(
        photo.id, photo.name, photo.state, file.key, file.size_bytes, file.crc32)
      ORDER BY photo.position), '[]')::text AS files
    FROM photos AS photo
    LEFT JOIN photo_derivatives AS web ON web.photo_id = photo.id AND web.kind = 'MLS'
    LEFT JOIN stored_files AS file
      ON file.id = CASE WHEN ${size === 'original'} THEN photo.original_file_id ELSE web.file_id END
    WHERE photo.delivery_id = ${deliveryId}::uuid AND photo.is_full
      AND (${opened === null} OR photo.id = ANY(${opened ?? []}::uuid[]))
      AND (${photos !== 'favorites'} OR EXISTS (
        SELECT 1 FROM photo_favorites AS mark
        WHERE mark.photo_id = photo.id AND mark.profile_id = ${clientId}::uuid))`
  const files: FileValues[] = JSON.parse(row?.files ?? '[]')
  if (!Array.isArray(photos)) return files
  const chosen = new Set(photos)
  return files.filter(([id]) => chosen.has(shortIdOf(id)))
}

function toMeasured([_id, name, _state, key, sizeBytes, crc32]: FileValues): ZipFile[] {
  return key === null || sizeBytes === null || crc32 === null
    ? []
    : [{ name, sizeBytes, crc32, content: key }]
}
