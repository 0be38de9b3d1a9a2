import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { openedBy } from '@/lib/photos/deliveries/policy'
import type { SetRoomInput } from '@/lib/photos/deliveries/schema/arranging'
import { arrangePhotos } from './arrange-photos'

/** Sets or clears the room of photos; the last change wins. Photos that are gone are skipped. */
export async function setRoom(actor: Actor, { deliveryId, photoIds, room }: SetRoomInput): Promise<void> {
  await arrangePhotos(actor, deliveryId, async (tx) => {
    await tx.photo.updateMany({
      where: { AND: [{ deliveryId, id: { in: photoIds } }, openedBy(actor)] },
      data: { room },
    })
  })
}
