import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { handOverDraft } from '@/lib/photos/deliveries/operations/hand-over-draft'
import { canAssign } from '@/lib/photos/editing/policy'
import type { SetReady } from '@/lib/photos/editing/schema'
import { editingNotifications, notYoursText } from '@/lib/photos/editing/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { type LockedJob, lockJob, saveJob } from './lock-job'

/**
 * Marks the photos of a shoot as ready to send, or as being edited again. Once they're ready, the draft with the editor's uploads
 * becomes the photographer's, who is notified. Idempotent. Locks the booking.
 * @throws as lockJob, AppError `conflict` if the actor neither edits the photos nor, to reopen them, assigns their editor
 */
export async function setReady(actor: Actor, { bookingId, isReady }: SetReady): Promise<void> {
  await db().$transaction(async (tx) => {
    const job = await lockJob(tx, actor, bookingId)
    const isEditor = job.editor?.id === actor.profileId
    if (!isEditor && (isReady || !canAssign(actor, job))) throw new AppError('conflict', notYoursText)
    if (isReady === Boolean(job.editJob?.readyAt)) return
    await saveJob(tx, job, { readyAt: isReady ? now() : null })
    await recordAudit(tx, actor, isReady ? 'editing.ready' : 'editing.reopened', bookingId)
    if (isReady) await returnPhotos(tx, actor, job)
    else await notifyEditor(tx, actor, job)
  })
}

async function returnPhotos(tx: Transaction, actor: Actor, job: LockedJob): Promise<void> {
  const { photographer } = job
  if (photographer.id === actor.profileId) return
  // A disabled photographer's draft would be nobody's; the editor can send it.
  if (photographer.accountStatus === 'ACTIVE') {
    await handOverDraft(tx, { bookingId: job.id, fromId: actor.profileId, toId: photographer.id })
  }
  await notify(tx, {
    userId: photographer.userId,
    ...editingNotifications.ready(job.propertyAddress, actor.fullName),
    type: 'SUCCESS',
    details: { to_send_id: job.id },
  })
}

async function notifyEditor(tx: Transaction, actor: Actor, job: LockedJob): Promise<void> {
  if (!job.editor || job.editor.id === actor.profileId) return
  await notify(tx, {
    userId: job.editor.userId,
    ...editingNotifications.reopened(job.propertyAddress, actor.fullName),
    type: 'WARNING',
    details: { editing_id: job.id },
  })
}
