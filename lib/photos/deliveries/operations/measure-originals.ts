import 'server-only'
import { measureFile } from '@/lib/integrations/uploadthing'
import { db } from '@/lib/platform/data/db'
import { now } from '@/lib/platform/time/clock'
import { recordContent } from '@/lib/studio/uploads/operations/record-content'
import type { Prisma } from '@/prisma/generated/client'

/**
 * Computes what is missing of a delivery's originals: checksums, which a ZIP needs, of films, documents, and photos prepared
 * before they were recorded, or whose preparation failed; and hashes of altered photos and their originals. Idempotent.
 * @param until starts on no other original after this time
 * @throws Error if storage doesn't respond; the queue retries
 */
export async function measureOriginals({ deliveryId }: { deliveryId: string }, until?: Date): Promise<void> {
  const unmeasured = await db().storedFile.findMany({
    where: {
      OR: [
        { originalOf: { AND: [{ deliveryId }, unmeasuredPhotos] } },
        { crc32: null, mediaFile: { deliveryId } },
      ],
    },
    select: { id: true, key: true },
  })
  for (const { id, key } of unmeasured) {
    if (until && now() > until) return
    await recordContent(db(), id, await measureFile(key))
  }
}

/** The photos whose originals no other job will measure. */
export const unmeasuredPhotos = {
  state: { not: 'WAITING' },
  OR: [
    { originalFile: { crc32: null } },
    {
      originalFile: { sha256: null },
      OR: [{ alterations: { isEmpty: false } }, { altered: { some: {} } }],
    },
  ],
} satisfies Prisma.PhotoWhereInput
