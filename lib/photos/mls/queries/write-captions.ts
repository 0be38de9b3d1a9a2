import 'server-only'
import { stringify } from 'csv-stringify/sync'
import { roomNames } from '@/lib/photos/deliveries/words/photo-details'
import type { MlsEntry } from '@/lib/photos/mls/rules/preflight'
import { csvFormat } from '@/lib/platform/text/csv'

const columns = ['File', 'Room', 'Caption']

/** Writes the table of captions that comes with the photos, in their order. */
export function writeCaptions(
  entries: readonly Pick<MlsEntry, 'fileName' | 'photo' | 'caption'>[],
): Uint8Array<ArrayBuffer> {
  const rows = entries.map(({ fileName, photo, caption }) => [
    fileName,
    photo.room ? roomNames[photo.room] : '',
    caption,
  ])
  return new TextEncoder().encode(stringify(rows, { ...csvFormat, columns }))
}
