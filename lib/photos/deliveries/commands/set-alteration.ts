import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { openedBy } from '@/lib/photos/deliveries/policy'
import type { SetAlterationInput } from '@/lib/photos/deliveries/schema/arranging'
import { arrangePhotos } from './arrange-photos'

/**
 * Adds or removes one alteration of photos; the last change wins. A photo without alterations has no unaltered photo.
 * Idempotent. Photos that are gone are skipped.
 */
export async function setAlteration(
  actor: Actor,
  { deliveryId, photoIds, alteration, isAltered }: SetAlterationInput,
): Promise<void> {
  await arrangePhotos(actor, deliveryId, async (tx) => {
    const photos = await tx.photo.findMany({
      where: { AND: [{ deliveryId, id: { in: photoIds } }, openedBy(actor)] },
      select: { id: true },
    })
    const ids = photos.map(({ id }) => id)
    if (isAltered) {
      await tx.$executeRaw`
        UPDATE photos SET alterations = array_append(alterations, ${alteration}::"Alteration")
        WHERE id = ANY(${ids}::uuid[])
          AND NOT ${alteration}::"Alteration" = ANY(alterations)`
      return
    }
    await tx.$executeRaw`
      UPDATE photos SET
        alterations = array_remove(alterations, ${alteration}::"Alteration"),
        unaltered_photo_id = CASE
          WHEN alterations <@ ARRAY[${alteration}::"Alteration"] THEN NULL ELSE unaltered_photo_id END
      WHERE id = ANY(${ids}::uuid[])`
  })
}
