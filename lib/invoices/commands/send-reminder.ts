import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { findRemindable } from './find-remindable'
import { remindClient } from './remind-client'

/**
 * Reminds the client of an unpaid invoice because its photographer wants to.
 * @throws AppError `conflict` when it waits for no money any more, or one went out today already
 */
export async function sendReminder(actor: Actor, invoiceId: string): Promise<{ invoiceNumber: string }> {
  const { invoiceNumber, today } = await findRemindable(actor, invoiceId)
  const isSent = await db().$transaction((tx) =>
    remindClient(tx, invoiceId, { byProfileId: actor.profileId }, today),
  )
  if (!isSent) throw new AppError('conflict', 'A reminder went out a moment ago, or the invoice was paid.')
  return { invoiceNumber }
}
