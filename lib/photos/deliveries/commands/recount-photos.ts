import 'server-only'
import { db } from '@/lib/platform/data/db'

/** Sets each delivery's number of photos to the photos it has. Idempotent. */
export async function recountPhotos(deliveryIds: readonly string[]): Promise<void> {
  await db().$executeRaw`
    UPDATE media_deliveries AS delivery SET total_photos = (
      SELECT count(*) FROM photos AS photo WHERE photo.delivery_id = delivery.id AND photo.is_full
    ) WHERE id = ANY(${[...deliveryIds]}::uuid[])`
}
