import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { unsentUploadsOf } from '@/lib/photos/deliveries/policy'
import { galleryLimit } from '@/lib/photos/imports/limits'
import { canImportShoots } from '@/lib/photos/imports/policy'
import type { FindUploaded, UploadedFile } from '@/lib/photos/imports/schema'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError } from '@/lib/platform/errors'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'

/**
 * Finds photos that the actor uploaded and didn't send, with the name and size of one of these files. They are left from an
 * import that was interrupted. Those of a draft of Send Photos are left out. The caller compares the content.
 * @throws AppError `forbidden`, `too-many-requests`
 */
export async function findUploaded(actor: Actor, { files }: FindUploaded): Promise<UploadedFile[]> {
  if (!canImportShoots(actor)) throw new ForbiddenError()
  await consumeAttempt(galleryLimit, actor.profileId)
  const rows = await db().storedFile.findMany({
    where: {
      AND: [
        unsentUploadsOf(actor),
        { purpose: 'PHOTO_ORIGINAL', OR: files.map(({ name, bytes }) => ({ name, sizeBytes: bytes })) },
      ],
    },
    select: { id: true, name: true, sizeBytes: true, crc32: true },
    orderBy: { createdAt: 'desc' },
  })
  const drafts = rows.length === 0 ? [] : await readDrafts(actor)
  return rows
    .filter(({ id }) => !drafts.some((draft) => draft.includes(id)))
    .map(({ id, name, sizeBytes, crc32 }) => ({
      fileId: id,
      name,
      bytes: Number(sizeBytes),
      crc32: crc32 === null ? null : Number(crc32),
    }))
}

/** Returns the actor's drafts as texts, which contain the ids of their files. */
async function readDrafts({ profileId: photographerId }: Actor): Promise<string[]> {
  const own = { where: { photographerId }, select: { contents: true } } as const
  const drafts = await Promise.all([db().deliveryDraft.findMany(own), db().additionDraft.findMany(own)])
  return drafts.flat().map(({ contents }) => JSON.stringify(contents))
}
