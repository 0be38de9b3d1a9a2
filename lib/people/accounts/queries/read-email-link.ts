import 'server-only'
import type { EmailLink } from '@/lib/people/accounts/schema/signing-in'
import { db } from '@/lib/platform/data/db'
import { hashSecret } from '@/lib/platform/secrets/secret'
import { now } from '@/lib/platform/time/clock'

/** Returns the state of a link that confirms a new email address, without using it up: mail scanners open links too. */
export async function readConfirmationLink(secret: string): Promise<EmailLink> {
  const change = await db().emailChange.findUnique({
    where: { confirmHash: hashSecret(secret) },
    select: { newEmail: true, confirmedAt: true, expiresAt: true },
  })
  if (!change) return { state: 'unknown' }
  if (change.confirmedAt) return { state: 'used' }
  return change.expiresAt > now() ? { state: 'usable', email: change.newEmail } : { state: 'expired' }
}

/** Returns the state of a link that restores an old email address, without using it up. */
export async function readUndoLink(secret: string): Promise<EmailLink> {
  const change = await db().emailChange.findUnique({
    where: { undoHash: hashSecret(secret) },
    select: { oldEmail: true, undoneAt: true, undoUntil: true },
  })
  if (!change?.undoUntil) return { state: 'unknown' }
  if (change.undoneAt) return { state: 'used' }
  return change.undoUntil > now() ? { state: 'usable', email: change.oldEmail } : { state: 'expired' }
}
