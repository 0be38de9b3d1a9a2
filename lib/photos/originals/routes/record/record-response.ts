import 'server-only'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import type { Actor } from '@/lib/auth/actor'
import { downloadResponse } from '@/lib/entry/download-response'
import { openFilePart } from '@/lib/integrations/uploadthing'
import { measureOriginals } from '@/lib/photos/deliveries/operations/measure-originals'
import { queueMeasureOriginals } from '@/lib/photos/deliveries/operations/queue-measure-originals'
import { recordDownload } from '@/lib/photos/deliveries/operations/record-download'
import { recordLimit } from '@/lib/photos/originals/limits'
import { findRecord } from '@/lib/photos/originals/queries/find-record'
import type { DisclosureRecord, RecordedPair } from '@/lib/photos/originals/schema'
import { recordPendingText } from '@/lib/photos/originals/words'
import { limitConcurrency } from '@/lib/platform/data/concurrency'
import { AppError } from '@/lib/platform/errors'
import { log } from '@/lib/platform/monitoring/log'
import { splitAddress } from '@/lib/platform/text/address'
import { fileSlug } from '@/lib/platform/text/file-slug'
import { now } from '@/lib/platform/time/clock'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { respondWithDownload, type ZipFile, zipOf } from '@/lib/platform/zip/download'
import { nameEntries } from '@/lib/platform/zip/entry-names'
import { readPictures } from './read-pictures'
import { writeRecord } from './write-record'

/** Limits memory use: a record holds a small picture of every altered photo and its original. */
const twoAtATime = limitConcurrency(2)

/** How long a request waits for originals that aren't measured yet. */
const measureMs = 15_000

/**
 * Returns the disclosure record of a delivery as PDF.
 * @throws NotFoundError as findRecord does; AppError `conflict` while an original isn't measured, `too-many-requests`
 */
export async function recordPdfResponse(
  actor: Actor,
  deliveryId: string,
  logo: Uint8Array | null,
): Promise<Response> {
  await consumeAttempt(recordLimit, actor.profileId)
  const record = await findMeasured(actor, deliveryId)
  const pdf = await drawRecord(record, logo)
  return downloadResponse(pdf, `${baseName(record)}.pdf`, 'application/pdf')
}

/**
 * Streams the disclosure record with the altered photos and their originals as one ZIP, whole or the requested byte range. Its
 * bytes stay the same for a day, so that it can be resumed.
 * @throws NotFoundError and AppError as recordPdfResponse does
 */
export async function recordZipResponse(
  actor: Actor,
  deliveryId: string,
  logo: Uint8Array | null,
  request: Request,
): Promise<Response> {
  await consumeAttempt(recordLimit, actor.profileId)
  const record = await findMeasured(actor, deliveryId)
  const pdf = await drawRecord(record, logo)
  const files = nameFiles([
    { name: 'disclosure-record.pdf', sizeBytes: pdf.byteLength, crc32: crc32(pdf), content: pdf },
    ...record.pairs.flatMap(toFiles),
  ])
  const modified = { date: record.deliveredOn, time: record.deliveredAt }
  const zip = zipOf(`${baseName(record)}.zip`, files, modified)
  return respondWithDownload(request, zip, openFilePart, () =>
    recordDownload(actor, deliveryId, {
      what: 'zip',
      size: 'original',
      // The record is no photo.
      photos: files.length - 1,
      bytes: zip.layout.length,
    }),
  )
}

/** Finds the record; measures its originals first if that's soon done. */
async function findMeasured(actor: Actor, deliveryId: string): Promise<DisclosureRecord> {
  const found = await findRecord(actor, deliveryId)
  if (found) return found
  try {
    await measureOriginals({ deliveryId }, new Date(now().getTime() + measureMs))
  } catch (error) {
    // The job tries again, and reports what it can't do.
    log().warn({ deliveryId, error: String(error) }, 'originals not measured')
  }
  const measured = await findRecord(actor, deliveryId)
  if (measured) return measured
  await queueMeasureOriginals(deliveryId)
  throw new AppError('conflict', recordPendingText)
}

function drawRecord(record: DisclosureRecord, logo: Uint8Array | null): Promise<Uint8Array<ArrayBuffer>> {
  return twoAtATime(async () => {
    const pictures = await readPictures(
      record.pairs.flatMap(({ altered, unaltered }) => [altered, unaltered ?? altered]),
    )
    return new Uint8Array(await buffer(writeRecord(record, pictures, logo)))
  })
}

function baseName({ address }: DisclosureRecord): string {
  return `disclosure-record-${fileSlug(splitAddress(address).street) || 'photos'}`
}

/** Returns the files of a pair, numbered as in the record. */
function toFiles({ altered, unaltered }: RecordedPair, place: number): ZipFile[] {
  const toFile = (kind: string, { name, key, sizeBytes, crc32: sum }: RecordedPair['altered']) => ({
    name: `${String(place + 1).padStart(2, '0')}-${kind}-${name}`,
    sizeBytes,
    crc32: sum,
    content: key,
  })
  return [toFile('altered', altered), ...(unaltered ? [toFile('original', unaltered)] : [])]
}

function nameFiles(files: readonly ZipFile[]): ZipFile[] {
  const names = nameEntries(files.map(({ name }) => name))
  return files.map((file, place) => ({ ...file, name: names[place] ?? file.name }))
}
