import 'server-only'
import { db } from '@/lib/platform/data/db'
import { addJob } from '@/lib/platform/jobs/queue'
import { unmeasuredPhotos } from './measure-originals'

/** Queues a job to measure those originals of a delivery that no other job will measure. Idempotent. */
export async function queueMeasureOriginals(deliveryId: string): Promise<void> {
  const [photos, media] = await Promise.all([
    db().photo.count({ where: { AND: [{ deliveryId }, unmeasuredPhotos] } }),
    db().mediaFile.count({ where: { deliveryId, file: { crc32: null } } }),
  ])
  if (photos + media === 0) return
  await addJob(db(), 'measure-originals', { deliveryId }, { key: `measure-originals:${deliveryId}` })
}
