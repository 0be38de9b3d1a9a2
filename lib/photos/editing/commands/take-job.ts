import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canTake } from '@/lib/photos/editing/policy'
import { heldText } from '@/lib/photos/editing/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError, ForbiddenError } from '@/lib/platform/errors'
import { lockJob, saveJob } from './lock-job'

/**
 * Adds a shoot that nobody edits to the actor's queue. Of two who take it at once, one gets it. Idempotent. Locks the booking.
 * @throws as lockJob, ForbiddenError for those who don't prepare its photos, AppError `conflict` if someone else has it
 */
export async function takeJob(actor: Actor, bookingId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const job = await lockJob(tx, actor, bookingId)
    if (!canTake(actor, job)) throw new ForbiddenError()
    if (job.editor?.id === actor.profileId) return
    if (job.editor) throw new AppError('conflict', heldText(job.editor.fullName))
    await saveJob(tx, job, { editorId: actor.profileId, readyAt: null }, actor)
    await recordAudit(tx, actor, 'editing.taken', bookingId)
  })
}
