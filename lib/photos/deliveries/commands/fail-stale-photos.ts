import 'server-only'
import { preparationFailedText } from '@/lib/photos/deliveries/words/deliveries'
import { db } from '@/lib/platform/data/db'
import { markBroken, pendingPhotoFields } from './finalize-photo'

/** Marks waiting photos BROKEN if their job has failed for good. Photos whose job is queued or running are skipped. */
export async function failStalePhotos(): Promise<void> {
  const lost = await db().$queryRaw<{ id: string }[]>`
    SELECT photo.id FROM photos AS photo
    WHERE photo.state = 'WAITING' AND NOT EXISTS (
      SELECT FROM graphile_worker._private_jobs AS job
      JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
      WHERE task.identifier = 'make-derivatives' AND job.payload ->> 'photoId' = photo.id::text
        AND (job.attempts < job.max_attempts OR job.locked_at IS NOT NULL)
    )`
  const photos = await db().photo.findMany({
    where: { id: { in: lost.map(({ id }) => id) } },
    select: pendingPhotoFields,
  })
  for (const photo of photos) await markBroken(photo, preparationFailedText)
}
