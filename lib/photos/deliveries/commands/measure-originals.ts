import 'server-only'
import { crc32 } from 'node:zlib'
import { openFile } from '@/lib/integrations/uploadthing'
import { db } from '@/lib/platform/data/db'
import { recordContent } from '@/lib/studio/uploads/operations/record-content'

/**
 * Computes missing checksums of a delivery's originals, which a ZIP needs: of films and documents, and of photos prepared
 * before checksums were recorded, or whose preparation failed. Idempotent.
 * @throws Error if storage doesn't respond; the queue retries
 */
export async function measureOriginals({ deliveryId }: { deliveryId: string }): Promise<void> {
  const unmeasured = await db().storedFile.findMany({
    where: {
      crc32: null,
      OR: [{ originalOf: { deliveryId, state: { not: 'WAITING' } } }, { mediaFile: { deliveryId } }],
    },
    select: { id: true, key: true },
  })
  for (const { id, key } of unmeasured) {
    await recordContent(db(), id, await measure(key))
  }
}

async function measure(key: string): Promise<{ sizeBytes: number; crc32: number }> {
  const measured = { sizeBytes: 0, crc32: 0 }
  for await (const part of await openFile(key)) {
    measured.sizeBytes += part.byteLength
    measured.crc32 = crc32(part, measured.crc32)
  }
  return measured
}
