import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canHandOver } from '@/lib/photos/editing/policy'
import type { HandOver } from '@/lib/photos/editing/schema'
import { editingNotifications, framesText } from '@/lib/photos/editing/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { lockJob, saveJob } from './lock-job'

/**
 * Saves where the raw files of a shoot are, how many, and a note for the editor. The editor is notified the first time, and when
 * the files change. Locks the booking.
 * @throws as lockJob, ForbiddenError for those who don't hand over its raw files
 */
export async function handOverRaws(actor: Actor, { bookingId, note, ...raws }: HandOver): Promise<void> {
  await db().$transaction(async (tx) => {
    const job = await lockJob(tx, actor, bookingId)
    if (!canHandOver(actor, job)) throw new ForbiddenError()
    const before = job.editJob
    const { rawLink: link, rawFrames: frames, rawSets: sets } = raws
    const isNew =
      !before?.handedOverAt ||
      before.rawLink !== link ||
      before.rawFrames !== frames ||
      before.rawSets !== sets
    await saveJob(tx, job, { ...raws, note, handedOverAt: before?.handedOverAt ?? now() })
    await recordAudit(tx, actor, 'editing.handed-over', bookingId, { frames, sets })
    if (!isNew || !job.editor || job.editor.id === actor.profileId) return
    await notify(tx, {
      userId: job.editor.userId,
      ...editingNotifications.handedOver(job.propertyAddress, framesText({ frames, sets })),
      type: 'INFO',
      details: { editing_id: bookingId },
    })
  })
}
