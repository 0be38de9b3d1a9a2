import 'server-only'
import { isOwnerEmail } from '@/lib/auth/owner'
import { undoHours } from '@/lib/people/accounts/limits'
import { emailChangeTexts } from '@/lib/people/accounts/words/email-change'
import { expiredLinkText } from '@/lib/people/accounts/words/links'
import { recordAudit } from '@/lib/platform/data/audit'
import { brokenConstraint, db, type Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { AppError } from '@/lib/platform/errors'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { createSecret, hashSecret } from '@/lib/platform/secrets/secret'
import { formatInstant, now } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { findHolder } from './find-holder'
import { lockByLink } from './lock-by-link'
import { writeEmail } from './write-email'

/**
 * Changes an account's email address with the link sent to the new one, and emails the old one how to undo it. Sessions stay;
 * password links that were sent to the old address stop working.
 * @throws AppError `conflict` for an unknown, expired, or used link, and for an address that was taken since
 */
export async function confirmEmailChange(secret: string): Promise<{ email: string }> {
  const { timeZone } = await getStudio()
  try {
    return await db().$transaction((tx) => change(tx, secret, timeZone))
  } catch (error) {
    if (brokenConstraint(error)) throw new AppError('conflict', emailChangeTexts.taken)
    throw error
  }
}

async function change(tx: Transaction, secret: string, timeZone: string): Promise<{ email: string }> {
  await lockByLink(tx, secret)
  const found = await tx.emailChange.findFirst({
    where: {
      confirmHash: hashSecret(secret),
      confirmedAt: null,
      expiresAt: { gt: now() },
      user: { profile: { accountStatus: 'ACTIVE' } },
    },
    select: { id: true, userId: true, oldEmail: true, newEmail: true, user: { select: { email: true } } },
  })
  // An address that was undone in the meantime isn't the old one any more.
  if (!found || found.user.email !== found.oldEmail) throw new AppError('conflict', expiredLinkText)
  const { id, userId, oldEmail, newEmail } = found
  const undo = createSecret()
  const undoUntil = new Date(now().getTime() + undoHours * 60 * 60 * 1000)
  await tx.emailChange.update({
    where: { id },
    data: { confirmedAt: now(), undoUntil, undoHash: undo.secretHash },
    select: { id: true },
  })
  const { profileId, fullName } = await writeEmail(tx, userId, newEmail)
  if (isOwnerEmail(oldEmail)) {
    await tx.user.update({ where: { id: userId }, data: { ownerEmail: oldEmail }, select: { id: true } })
  }
  // After the address was written: from then on nobody else can take it.
  if (await findHolder(tx, newEmail, { except: userId }))
    throw new AppError('conflict', emailChangeTexts.taken)
  await tx.accountToken.deleteMany({ where: { userId, purpose: 'RESET_PASSWORD', usedAt: null } })
  await recordAudit(tx, { profileId }, 'email.changed', userId)
  await queueMail(tx, {
    to: oldEmail,
    userId,
    template: 'email-changed',
    props: {
      fullName,
      newEmail,
      changedAt: formatInstant(now(), timeZone),
      undoUntil: formatInstant(undoUntil, timeZone),
      link: `${env().APP_URL}/auth/email/undo?token=${undo.secret}`,
    },
  })
  return { email: newEmail }
}
