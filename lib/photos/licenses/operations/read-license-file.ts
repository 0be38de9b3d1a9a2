import 'server-only'
import { crc32 } from 'node:zlib'
import type { Actor } from '@/lib/auth/actor'
import { writeText } from '@/lib/photos/licenses/rules/write-text'
import { licenseFileName } from '@/lib/photos/licenses/words'
import type { Transaction } from '@/lib/platform/data/db'
import type { ZipFile } from '@/lib/platform/zip/download'
import { readLicense } from './read-license'

/**
 * Returns a delivery's license as a file for a ZIP; null for imported photos, which have none. The caller has checked that the
 * actor may download the photos.
 */
export async function readLicenseFile(
  tx: Pick<Transaction, 'photo' | 'mediaDelivery' | 'licenseSettings' | 'invoice'>,
  actor: Actor,
  deliveryId: string,
): Promise<ZipFile | null> {
  const license = await readLicense(tx, actor, { id: deliveryId })
  if (!license) return null
  const content = new TextEncoder().encode(writeText(license))
  return { name: licenseFileName, sizeBytes: content.byteLength, crc32: crc32(content), content }
}
