import 'server-only'
import { db } from '@/lib/platform/db'
import { markBroken, pendingPhotoFields } from './finalize-photo'

const preparationFailedText =
  'can be downloaded, but could not be prepared to be shown. Please send it again.'

/**
 * Ends the waiting of photos whose job has failed for the last time, however it failed: they are BROKEN with a sentence.
 * A photo whose job still waits, runs or will be tried again is left alone.
 */
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
