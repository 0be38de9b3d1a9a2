import 'server-only'
import { crc32 } from 'node:zlib'
import type { Actor } from '@/lib/auth/actor'
import { writeText } from '@/lib/photos/licenses/rules/write-text'
import { licenseFileName } from '@/lib/photos/licenses/words'
import type { Transaction } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import type { ZipFile } from '@/lib/platform/zip/download'
import { readLicense } from './read-license'

/**
 * Returns a delivery's license as a file for a ZIP. The caller has checked that the actor may download the photos.
 * @throws NotFoundError if the delivery is gone
 */
export async function readLicenseFile(
  tx: Pick<Transaction, 'photo' | 'mediaDelivery' | 'licenseSettings' | 'invoice'>,
  actor: Actor,
  deliveryId: string,
): Promise<ZipFile> {
  const license = await readLicense(tx, actor, { id: deliveryId })
  if (!license) throw new NotFoundError('Delivery not found')
  const content = new TextEncoder().encode(writeText(license))
  return { name: licenseFileName, sizeBytes: content.byteLength, crc32: crc32(content), content }
}
