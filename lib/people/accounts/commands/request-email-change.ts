import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isOwner, isOwnerEmail } from '@/lib/auth/owner'
import { emailChangeHours, emailChangeLimit } from '@/lib/people/accounts/limits'
import { emailChangeTexts } from '@/lib/people/accounts/words/email-change'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { env } from '@/lib/platform/environment/env'
import { FieldError } from '@/lib/platform/errors'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { createSecret } from '@/lib/platform/secrets/secret'
import { now } from '@/lib/platform/time/clock'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { findHolder } from './find-holder'

/**
 * Emails a link to the actor's new address, which changes nothing until it's opened; an earlier link stops working. An
 * address of another account gets an email that says so instead, and everything else is the same, so that nobody learns which
 * addresses have accounts.
 * @throws AppError `invalid` under `email` for the current address; `too-many-requests`
 */
export async function requestEmailChange(actor: Actor, email: string): Promise<void> {
  const { userId, fullName } = actor
  if (email.toLowerCase() === actor.email.toLowerCase()) {
    throw new FieldError('email', emailChangeTexts.same)
  }
  await consumeAttempt(emailChangeLimit, userId)
  const { secret, secretHash } = createSecret()
  await db().$transaction(async (tx) => {
    await lockRow(tx, 'users', userId)
    await tx.emailChange.deleteMany({ where: { userId, confirmedAt: null } })
    const expiresAt = new Date(now().getTime() + emailChangeHours * 60 * 60 * 1000)
    await tx.emailChange.create({
      data: { userId, oldEmail: actor.email, newEmail: email, confirmHash: secretHash, expiresAt },
    })
    await recordAudit(tx, actor, 'email.change-requested', userId)
    if (await isTaken(tx, actor, email))
      return queueMail(tx, { to: email, template: 'email-taken', props: {} })
    const link = `${env().APP_URL}/auth/email?token=${secret}`
    await queueMail(tx, { to: email, userId, template: 'confirm-email', props: { fullName, link } })
  })
}

/** OWNER_EMAIL makes an account the owner's, so only the owner can take it. */
async function isTaken(tx: Transaction, actor: Actor, email: string): Promise<boolean> {
  if (isOwnerEmail(email) && !isOwner(actor)) return true
  return (await findHolder(tx, email, { except: actor.userId })) !== null
}
