import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { findRemindable } from './find-remindable'
import { remindClient } from './remind-client'

/**
 * Reminds the client of an unpaid invoice on behalf of its photographer.
 * @throws AppError `conflict` when it isn't awaiting payment or a reminder was already sent today
 */
export async function sendReminder(actor: Actor, invoiceId: string): Promise<{ invoiceNumber: string }> {
  const { invoiceNumber, today } = await findRemindable(actor, invoiceId)
  const isSent = await db().$transaction((tx) =>
    remindClient(tx, invoiceId, { byProfileId: actor.profileId }, today),
  )
  if (!isSent) throw new AppError('conflict', 'A reminder was just sent, or the invoice was just paid.')
  return { invoiceNumber }
}
