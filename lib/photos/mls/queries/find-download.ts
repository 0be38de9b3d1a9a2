import 'server-only'
import { crc32 } from 'node:zlib'
import { stringify } from 'csv-stringify/sync'
import type { Actor } from '@/lib/auth/actor'
import { describeChoice } from '@/lib/photos/deliveries/rules/zip-address'
import { roomNames } from '@/lib/photos/deliveries/words/photo-details'
import { readLicenseFile } from '@/lib/photos/licenses/operations/read-license-file'
import { planDelivery } from '@/lib/photos/mls/queries/plan-delivery'
import type { MlsEntry } from '@/lib/photos/mls/rules/preflight'
import type { MlsDownloadQuery } from '@/lib/photos/mls/schema/download'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { csvFormat } from '@/lib/platform/text/csv'
import { fileSlug } from '@/lib/platform/text/file-slug'
import { dateOf, wallTimeOf } from '@/lib/platform/time/clock'
import { type Download, oneFile, zipOf } from '@/lib/platform/zip/download'

const columns = ['File', 'Room', 'Caption']

const captionsName = 'captions.csv'

/**
 * Plans the ZIP of the requested photos for a board, with a table of their captions and the license, or a single one of its files. Returns
 * null while a photo isn't rendered.
 * @throws NotFoundError as planDelivery does, or if there is no such photo
 */
export async function findDownload(actor: Actor, request: MlsDownloadQuery): Promise<Download | null> {
  const { delivery, profile, entries, renderedOf } = await planDelivery(actor, request)
  const wanted = request.file === undefined ? entries : entries.slice(request.file - 1, request.file)
  if (wanted.length === 0) throw new NotFoundError('Photos not found')
  const files = wanted.flatMap((entry) => {
    const { key, sizeBytes, crc32: sum } = renderedOf(entry)?.file ?? {}
    if (key === undefined || sizeBytes === undefined || sum === null || sum === undefined) return []
    return [{ name: entry.fileName, sizeBytes: Number(sizeBytes), crc32: Number(sum), content: key }]
  })
  if (files.length < wanted.length) return null
  const [first] = files
  if (request.file !== undefined && first) {
    return oneFile({ ...first, key: first.content, contentType: 'image/jpeg' })
  }
  const captions = writeCaptions(entries)
  const table = {
    name: captionsName,
    sizeBytes: captions.byteLength,
    crc32: crc32(captions),
    content: captions,
  }
  const license = await readLicenseFile(db(), actor, request.deliveryId)
  const { uploadedAt, timeZone, street } = delivery
  const modified = { date: dateOf(uploadedAt, timeZone), time: wallTimeOf(uploadedAt, timeZone) }
  const name = [
    fileSlug(street) || 'photos',
    fileSlug(profile.name) || 'mls',
    describeChoice(request.photos, files.length),
  ]
  return zipOf(
    `${name.filter(Boolean).join('-')}.zip`,
    [...files, table, ...(license ? [license] : [])],
    modified,
  )
}

/** Writes the table of captions that comes with the photos, in their order. */
function writeCaptions(
  entries: readonly Pick<MlsEntry, 'fileName' | 'photo' | 'caption'>[],
): Uint8Array<ArrayBuffer> {
  const rows = entries.map(({ fileName, photo, caption }) => [
    fileName,
    photo.room ? roomNames[photo.room] : '',
    caption,
  ])
  return new TextEncoder().encode(stringify(rows, { ...csvFormat, columns }))
}
