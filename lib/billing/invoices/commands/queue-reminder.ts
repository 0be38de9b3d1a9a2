import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { reminderUndoSeconds } from '@/lib/billing/invoices/rules/reminders'
import { db } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { addJob, removeJob } from '@/lib/platform/jobs/queue'
import { log } from '@/lib/platform/monitoring/log'
import { findRemindable } from './find-remindable'
import { sendReminder } from './send-reminder'

const keyOf = (invoiceId: string) => `send-reminder:${invoiceId}`

/**
 * Schedules a reminder to the client of an unpaid invoice, `reminderUndoSeconds` from now. A second call restarts the delay.
 * @throws like findRemindable
 */
export async function queueReminder(actor: Actor, invoiceId: string): Promise<{ invoiceNumber: string }> {
  const { invoiceNumber } = await findRemindable(actor, invoiceId)
  await addJob(
    db(),
    'send-reminder',
    { invoiceId, profileId: actor.profileId },
    { key: keyOf(invoiceId), afterSeconds: reminderUndoSeconds },
  )
  return { invoiceNumber }
}

/**
 * Cancels a scheduled reminder.
 * @throws like findRemindable; AppError `conflict` when it was already sent
 */
export async function cancelReminder(actor: Actor, invoiceId: string): Promise<void> {
  await findRemindable(actor, invoiceId)
  if (!(await removeJob(keyOf(invoiceId)))) throw new AppError('conflict', 'The reminder was already sent.')
}

/** Sends a scheduled reminder, unless the invoice was paid or the photographer lost access to it. Idempotent: once a day. */
export async function sendQueuedReminder({
  invoiceId,
  profileId,
}: {
  invoiceId: string
  profileId: string
}): Promise<void> {
  const profile = await db().profile.findFirst({
    where: { id: profileId, accountStatus: 'ACTIVE' },
    select: { userId: true, role: true, accountStatus: true, fullName: true, email: true },
  })
  if (!profile) return
  const { accountStatus: status, ...person } = profile
  try {
    await sendReminder({ ...person, profileId, status, avatarUrl: null }, invoiceId)
  } catch (error) {
    if (!(error instanceof AppError || error instanceof NotFoundError)) throw error
    log().info({ invoiceId, reason: error.message }, 'scheduled reminder not sent')
  }
}
