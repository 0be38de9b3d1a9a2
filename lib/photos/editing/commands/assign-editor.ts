import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canAssign, mayEdit } from '@/lib/photos/editing/policy'
import { readDue } from '@/lib/photos/editing/queries/read-due'
import type { AssignEditor } from '@/lib/photos/editing/schema'
import { editingNotifications, editorGoneText, heldText, notHeldText } from '@/lib/photos/editing/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { AppError, ForbiddenError } from '@/lib/platform/errors'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { type LockedJob, lockJob, saveJob } from './lock-job'

/**
 * Sets who edits the photos of a shoot, or that nobody does, and notifies who gets and who loses it. Idempotent. Locks the booking.
 * @throws as lockJob, ForbiddenError for those who don't assign its editor, AppError `conflict` if someone else has it by now,
 * `invalid` for a person who may not edit its photos
 */
export async function assignEditor(actor: Actor, input: AssignEditor): Promise<void> {
  const { bookingId, editorId, expectedId } = input
  await db().$transaction(async (tx) => {
    const job = await lockJob(tx, actor, bookingId)
    if (!canAssign(actor, job)) throw new ForbiddenError()
    const heldById = job.editor?.id ?? null
    if (heldById === editorId) return
    if (heldById !== expectedId) {
      throw new AppError('conflict', job.editor ? heldText(job.editor.fullName) : notHeldText)
    }
    const editor = editorId === null ? null : await findEditor(tx, job, editorId)
    await saveJob(tx, job, { editorId, readyAt: null }, editor)
    await recordAudit(tx, actor, 'editing.assigned', bookingId, {
      from: job.editor?.fullName ?? null,
      to: editor?.fullName ?? null,
    })
    if (job.editor && job.editor.id !== actor.profileId) {
      await notify(tx, {
        userId: job.editor.userId,
        ...editingNotifications.unassigned(job.propertyAddress),
        type: 'INFO',
        details: { editing_id: bookingId },
      })
    }
    if (editor && editor.id !== actor.profileId) {
      await notify(tx, {
        userId: editor.userId,
        ...editingNotifications.assigned(job.propertyAddress, await readDue(tx, bookingId)),
        type: 'INFO',
        details: { editing_id: bookingId },
      })
    }
  })
}

async function findEditor(tx: Transaction, job: LockedJob, id: string) {
  const editor = await tx.profile.findUnique({
    where: { id },
    select: { id: true, userId: true, fullName: true, role: true, accountStatus: true },
  })
  if (!editor || !mayEdit(editor, job)) throw new AppError('invalid', editorGoneText)
  return editor
}
