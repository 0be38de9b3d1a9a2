import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { editingNotifications, notYoursText } from '@/lib/photos/editing/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { lockJob, saveJob } from './lock-job'

/**
 * Takes a shoot out of the actor's queue and notifies its photographer. Its raw files and note stay. Locks the booking.
 * @throws as lockJob, AppError `conflict` if the actor doesn't have it
 */
export async function returnJob(actor: Actor, bookingId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const job = await lockJob(tx, actor, bookingId)
    if (job.editor?.id !== actor.profileId) throw new AppError('conflict', notYoursText)
    await saveJob(tx, job, { editorId: null, readyAt: null }, null)
    await recordAudit(tx, actor, 'editing.returned', bookingId)
    if (job.photographerId === actor.profileId) return
    await notify(tx, {
      userId: job.photographer.userId,
      ...editingNotifications.returned(job.propertyAddress, actor.fullName),
      type: 'WARNING',
      details: { editing_id: bookingId },
    })
  })
}
